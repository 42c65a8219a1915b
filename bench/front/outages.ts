import { descendantsOf } from '../../e2e/setup/processes'
import type { Row } from '../report'
import { getPage } from './get'
import { type Load, load } from './load'
import { ratioRow } from './ratio-row'
import type { Stack } from './rivals'

const ROUNDS = 3
const SECONDS = 2

/** A page that was seen once, without the provider and then without the renderer too. Any answer but 200 ends the bench. */
export async function measureOutages(stack: Stack): Promise<Row[]> {
  const url = `${stack.siteUrl}/`
  await getPage(url)
  const normal = await p99(url)
  await stack.provider?.stop()
  const withoutProvider = await p99(url)
  const renderer = rendererOf(stack)
  process.kill(renderer, 'SIGSTOP')
  try {
    const alone = await p99(url)
    return [
      ratioRow('p99 of a hit without the provider', ratios(withoutProvider, normal), 2, 'low', 'all 200'),
      ratioRow('p99 of a hit while the renderer hangs', ratios(alone, normal), 2, 'low', 'all 200'),
    ]
  } finally {
    process.kill(renderer, 'SIGCONT')
  }
}

async function p99(url: string): Promise<Load[]> {
  const rounds: Load[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await load(url, SECONDS))
  return rounds
}

function ratios(ours: Load[], theirs: Load[]): number[] {
  return ours.map((round, index) => round.p99 / (theirs[index]?.p99 ?? Number.NaN))
}

/** The front's only child. @throws {Error} */
function rendererOf(stack: Stack): number {
  const [renderer] = descendantsOf(stack.site.pid)
  if (renderer === undefined) throw new Error('the front runs without a renderer')
  return renderer
}
