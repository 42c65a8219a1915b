import { randomInt } from 'node:crypto'
import { addBenchFleet, BENCH_DAYS, benchRental } from '@/bench/bench-fleet'
import { processorMs } from '../processes'
import type { Cluster } from '../start-cluster'
import { type Figure, type Measure, reported } from './figure'
import { randomAddress, send } from './visitor'

const AT_ONCE = 8
/** A second pair may cost so much more for each request: caches that are filled twice, and background work. */
const RATIO_LIMIT = 1.25

type Work = { name: string; count: number; send: (siteUrl: string) => Promise<{ status: number }> }

const WORKS: Work[] = [
  { name: 'stored page', count: 3_000, send: (siteUrl) => send(siteUrl, '/prices/', { from: randomAddress() }) },
  {
    name: 'quote',
    count: 600,
    send: (siteUrl) => send(siteUrl, '/api/quotes/', { from: randomAddress(), body: rental() }),
  },
]

/** Processor time of a request with one pair (front, renderer, provider) and with two, by /proc: no clock is compared. */
export const processor: Measure = {
  control: null,

  async run(cluster, { count = 1 }) {
    await addBenchFleet((await cluster.primary()).url)
    for (const work of WORKS) await costOf(cluster, work, 2)
    const first = await costs(cluster, 1, count)
    const second = await costs(cluster, 2, count)
    const again = await costs(cluster, 1, count)
    return WORKS.flatMap(({ name }, index) => figuresOf(name, first[index], second[index], again[index]))
  },
}

/** With the second pair passed over when `pairs` is 1. */
async function costs(cluster: Cluster, pairs: 1 | 2, count: number): Promise<number[]> {
  const { nginx, ports } = cluster
  const spare = [ports.fronts[1], ports.providers[1]]
  for (const port of pairs === 1 ? spare : []) await nginx.drain(port)
  const results: number[] = []
  for (const work of WORKS) results.push(await costOf(cluster, { ...work, count: work.count * count }, pairs))
  for (const port of pairs === 1 ? spare : []) await nginx.include(port)
  return results
}

/** Milliseconds of processor for a request: nginx and the pairs in use. */
async function costOf(cluster: Cluster, { count, send, name }: Work, pairs: 1 | 2): Promise<number> {
  const pids = [...cluster.nginx.workers(), ...pairPids(cluster, pairs)]
  const before = pids.reduce((sum, pid) => sum + processorMs(pid), 0)
  let left = count
  const work = async () => {
    while (left-- > 0) {
      const { status } = await send(cluster.siteUrl)
      if (status !== 200) throw new Error(`${name}: ${status}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return (pids.reduce((sum, pid) => sum + processorMs(pid), 0) - before) / count
}

function pairPids({ fronts, renderers, providers }: Cluster, pairs: 1 | 2): number[] {
  const used = [fronts, renderers, providers].flatMap((list) => list.slice(0, pairs))
  return used.flatMap(({ pid }) => pid ?? [])
}

function rental() {
  return benchRental(new Date(), randomInt(BENCH_DAYS))
}

function figuresOf(name: string, one = Number.NaN, two = Number.NaN, again = Number.NaN): Figure[] {
  const ratio = two / ((one + again) / 2)
  const detail = `one pair ${one.toFixed(2)} ms, two pairs ${two.toFixed(2)} ms`
  const isMet = ratio <= RATIO_LIMIT
  return [
    { metric: `${name}: two pairs / one pair`, value: ratio.toFixed(2), bound: `≤ ${RATIO_LIMIT}`, isMet, detail },
    reported(
      `${name}: one pair again / one pair`,
      (again / one).toFixed(2),
      'how much the figures differ by themselves',
    ),
  ]
}
