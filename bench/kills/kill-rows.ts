import { median } from '../measure'
import type { Row } from '../report'
import { type Recovery, TARGETS } from './stack'

/** Fewer here: those of the minute before count too. */
const GIVE_UP_AFTER = 5

/** What may not happen at all, with the first of what did. */
export function countRow(metric: string, found: string[]): Row {
  return { metric, value: found.length, unit: '', limit: 0, better: 'low', detail: found.slice(0, 5).join('; ') }
}

/** How long each program was away: the median, with the shortest and the longest. */
export function recoveryRows(recoveries: Recovery[]): Row[] {
  return TARGETS.map((target) => {
    const seconds = recoveries.filter((one) => one.target === target).map(({ ms }) => ms / 1000)
    const spread = `${Math.min(...seconds).toFixed(1)}–${Math.max(...seconds).toFixed(1)} s of ${seconds.length} kills`
    const metric = `${target}: killed until ready again`
    return { metric, value: median(seconds), unit: 's', limit: null, better: 'low' as const, detail: spread }
  })
}

type GivenUp = { kills: number; code: number | null; left: number; lastLine: string }

/** One process that dies again and again: the launcher ends with exit code 1 and leaves nothing behind. */
export function giveUpRow({ kills, code, left, lastLine }: GivenUp): Row {
  const isRight = code === 1 && left === 0 && kills > 0
  const detail = `exit code ${code}, ${left} processes left: ${lastLine}`
  return {
    ...{ metric: 'deaths of the provider until the launcher gives up', unit: '', better: 'low' as const, detail },
    value: isRight ? kills : Number.NaN,
    limit: GIVE_UP_AFTER,
  }
}
