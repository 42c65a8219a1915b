import { drive, median, type Series } from './measure'
import type { Row } from './report'

const ROUNDS = 5
const ROUND_MS = 2_000
const WARM_UP_MS = 2_000

export type Rounds = [ours: Series[], theirs: Series[]]
type Send = () => Promise<unknown>
type Figure = 'p50' | 'p99' | 'perSecond'

/** Two requests in turn, so that what else the machine does meets both. */
export async function interleave(ours: Send, theirs: Send, workers: number): Promise<Rounds> {
  const measure = (send: Send, ms: number) => drive(async () => void (await send()), workers, ms)
  await measure(ours, WARM_UP_MS)
  await measure(theirs, WARM_UP_MS)
  const rounds: Rounds = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await measure(ours, ROUND_MS))
    rounds[1].push(await measure(theirs, ROUND_MS))
  }
  return rounds
}

type Wanted = { metric: string; figure: Figure; limit: number | null; better: Row['better'] }

/** The median of the ratios of one figure, with what both came to. */
export function roundsRow([ours, theirs]: Rounds, { metric, figure, limit, better }: Wanted): Row {
  const ratios = ours.map((series, round) => series[figure] / (theirs[round]?.[figure] ?? Number.NaN))
  const mid = (series: Series[]) => median(series.map((entry) => entry[figure])).toFixed(2)
  const unit = figure === 'perSecond' ? '/s' : 'ms'
  const spread = `${Math.min(...ratios).toFixed(2)}–${Math.max(...ratios).toFixed(2)}`
  const detail = `rounds ${spread}; ${mid(ours)} against ${mid(theirs)} ${unit}`
  return { metric, value: median(ratios), unit: '×', limit, better, detail }
}
