import { drive, median } from '../measure'
import type { Row } from '../report'
import { getPage } from './get'
import { GENERATOR, type Load, load } from './load'
import { range, ratioRow } from './ratio-row'

const ROUNDS = 5
const SECONDS = 2
/** More than this between the fastest and the slowest round of the bare server: the machine does something else. */
const NOISY = 0.15
const RENDER_WORKERS = 4

type Urls = { front: string; bare: string; nginx: string | null; renderer: string }

/** A page from the cache, against servers that give the same bytes without a thought, and against rendering it. */
export async function measureHits({ front, bare, nginx, renderer }: Urls): Promise<Row[]> {
  const bytes = await sameLength([front, bare, ...(nginx ? [nginx] : [])])
  const rounds = await interleave({ front, bare, ...(nginx ? { nginx } : {}) })
  const rendered = await drive(async () => void (await getPage(renderer)), RENDER_WORKERS, SECONDS * 1000)

  const of = (name: string, figure: keyof Load) => rounds.map((round) => round[name]?.[figure] ?? Number.NaN)
  const against = (name: string, figure: keyof Load) => {
    const theirs = of(name, figure)
    return of('front', figure).map((value, round) => value / (theirs[round] ?? Number.NaN))
  }
  const bareRates = of('bare', 'perSecond')
  const noise = Math.max(...bareRates) / Math.min(...bareRates) - 1 > NOISY ? `, noisy: bare ${rates(bareRates)}` : ''
  const mid = (name: string) => Math.round(median(of(name, 'perSecond')))
  const about = `${mid('front')}/s against ${mid('bare')}/s, ${bytes} bytes, ${GENERATOR}${noise}`
  const perSecond = median(of('front', 'perSecond')) / rendered.perSecond
  return [
    ratioRow('hit / bare node:http', against('bare', 'perSecond'), 0.9, 'high', about),
    nginx
      ? ratioRow('hit / nginx', against('nginx', 'perSecond'), 0.4, 'high', `nginx ${mid('nginx')}/s`)
      : { metric: 'hit / nginx', value: Number.NaN, unit: '×', limit: null, better: 'high', detail: 'nginx is absent' },
    ratioRow('hit p99 / bare p99', against('bare', 'p99'), 2, 'low', '64 connections'),
    ratioRow('hit / our own SSR', [perSecond], 200, 'high', `SSR ${rendered.perSecond.toFixed(1)}/s`),
  ]
}

/** @throws {Error} when one of them gives something else than the others */
async function sameLength(urls: string[]): Promise<number> {
  const lengths = await Promise.all(urls.map(async (url) => (await getPage(url)).length))
  const [bytes = 0] = lengths
  if (lengths.some((length) => length !== bytes)) throw new Error(`other lengths: ${urls} gave ${lengths}`)
  return bytes
}

/** Each in turn, so that what else the machine does meets all of them. */
async function interleave(urls: Record<string, string>): Promise<Record<string, Load>[]> {
  for (const url of Object.values(urls)) await load(url, SECONDS)
  const rounds: Record<string, Load>[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const loads: Record<string, Load> = {}
    for (const [name, url] of Object.entries(urls)) loads[name] = await load(url, SECONDS)
    rounds.push(loads)
  }
  return rounds
}

function rates(values: number[]): string {
  return `${range(values.map((value) => value / 1000))} k/s`
}
