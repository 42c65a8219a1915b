import { drive } from '../measure'
import type { Row } from '../report'
import { getPage } from './get'
import { ratioRow } from './ratio-row'

const ROUNDS = 5
const PER_ROUND = 16
const CROWD = 100

/** Pages that nobody has asked for yet, one after another, against the same pages from a renderer without a front. */
export async function measureMisses(siteUrl: string, rendererUrl: string, metricsUrl: string): Promise<Row[]> {
  const missed = { p50: [] as number[], ratios: [] as number[] }
  for (let round = -1; round < ROUNDS; round++) {
    const pages = Array.from({ length: PER_ROUND }, (_, at) => pageOf((round + 1) * PER_ROUND + at))
    const ours = await p50(siteUrl, pages)
    const theirs = await p50(rendererUrl.replace(/\/$/, ''), pages)
    // The first round only warms both renderers up.
    if (round < 0) continue
    missed.p50.push(ours)
    missed.ratios.push(ours / theirs)
  }
  const about = `${missed.p50.map((ms) => ms.toFixed(1)).join(', ')} ms`
  return [ratioRow('miss / plain SSR, p50', missed.ratios, 1.2, 'low', about), await crowd(siteUrl, metricsUrl)]
}

/** Everybody at once for one page. */
async function crowd(siteUrl: string, metricsUrl: string): Promise<Row> {
  const before = await renderings(metricsUrl)
  await Promise.all(Array.from({ length: CROWD }, () => getPage(`${siteUrl}/cn/rent/?class=suv&driverAge=31`)))
  const value = (await renderings(metricsUrl)) - before
  return { metric: `renderings of ${CROWD} concurrent misses`, value, unit: '', limit: 1, better: 'low', detail: '' }
}

/** The fleet for an age: the answers differ in their address only. */
function pageOf(number: number): string {
  return `/rent/?sort=price&driverAge=${18 + (number % 70)}&page=${1 + Math.floor(number / 70)}`
}

async function p50(origin: string, pages: string[]): Promise<number> {
  const rest = [...pages]
  const next = async () => void (await getPage(`${origin}${rest.shift()}`))
  return (await drive(next, 1, Number.POSITIVE_INFINITY, pages.length)).p50
}

async function renderings(metricsUrl: string): Promise<number> {
  const text = (await getPage(metricsUrl, { 'accept-encoding': 'identity' })).toString()
  return Number(/^front_renderings_total (\d+)$/m.exec(text)?.[1])
}
