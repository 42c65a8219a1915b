import { setTimeout as pause } from 'node:timers/promises'
import { addBenchFleet } from '@/bench/bench-fleet'
import { type Audit, audit } from '@/bench/kills/audit'
import { siteApi } from '@/bench/kills/booking-apis'
import { writeBookings } from '@/bench/kills/writers'
import { randomFrom } from '@/provider/demo/seeded-random'
import type { DatabaseNode } from '../databases'
import { childrenOf, commandOf } from '../processes'
import type { Cluster } from '../start-cluster'
import { type Figure, type Measure, percentile, reported, violations } from './figure'

const KILLS = 10
const WRITERS = 6
const SEED = 1996
const POLL_MS = 20
/** So many writes must have come back before a kill, and after it. */
const SETTLED_WRITES = 5
const PATIENCE_MS = 180_000
/** Seconds without an acknowledged write. */
const POSTGRES_LIMIT = 15
const PATRONI_LIMIT = 35

/** Visitors book while the primary is killed, alone and with its Patroni. Nothing acknowledged may be lost or made twice. */
export const primary: Measure = {
  control: 'an asynchronous cluster, whose replica gets nothing for a while before the primary dies',
  cluster: (isControl) => ({ isSynchronous: !isControl }),

  async run(cluster, { count = KILLS, isControl }) {
    await addBenchFleet((await cluster.primary()).url)
    const acknowledged: number[] = []
    let isOver = false
    const writing = Array.from({ length: WRITERS }, (_, index) =>
      writeBookings(siteApi(cluster.siteUrl), {
        random: randomFrom(SEED + index),
        isOver: () => isOver,
        onAcknowledged: () => acknowledged.push(performance.now()),
      }),
    )
    const drill = { cluster, acknowledged }
    const alone = isControl ? [] : await repeat(count, () => killPrimary(drill, async (node) => node.killPostgres()))
    const withPatroni = await repeat(isControl ? 1 : count, () =>
      killPrimary(drill, isControl ? killUnsent(drill) : killBoth),
    )
    isOver = true
    const attempts = (await Promise.all(writing)).flat()
    const result = await audit((await cluster.primary()).url, attempts)
    return [
      ...(isControl ? [] : [outage('PostgreSQL of the primary killed', alone, POSTGRES_LIMIT)]),
      outage('with its Patroni', withPatroni, PATRONI_LIMIT),
      ...auditFigures(result, isControl),
    ]
  },
}

type Drill = { cluster: Cluster; acknowledged: number[] }

async function repeat(times: number, run: () => Promise<number>): Promise<number[]> {
  const results: number[] = []
  while (results.length < times) {
    results.push(await run())
    console.log(`kill ${results.length}: ${results.at(-1)?.toFixed(1)} s without a write`)
  }
  return results
}

/** Returns the longest time without an acknowledged write after the kill, in seconds. */
async function killPrimary(
  { cluster, acknowledged }: Drill,
  kill: (node: DatabaseNode) => Promise<void>,
): Promise<number> {
  const enough = (start: number) => () => acknowledged.length >= start + SETTLED_WRITES
  await cluster.waitForReplica()
  await waitFor(enough(acknowledged.length), 'no write came back before a kill')
  const victim = await cluster.primary()
  const killedAt = performance.now()
  await kill(victim)
  // What was on its way comes back first.
  await cluster.primary()
  await waitFor(enough(acknowledged.length), 'no write came back after a kill')
  const moments = [killedAt, ...acknowledged.filter((moment) => moment > killedAt)]
  const pauses = moments.slice(1).map((moment, index) => moment - (moments[index] ?? 0))
  if (victim.patroni.pid === null) await victim.patroni.start()
  return Math.max(...pauses) / 1000
}

async function killBoth(node: DatabaseNode): Promise<void> {
  const killing = node.patroni.kill()
  node.killPostgres()
  await killing
}

/** Writes are acknowledged that the replica has not been sent; then the primary dies with its Patroni. */
function killUnsent({ acknowledged }: Drill) {
  return async (node: DatabaseNode): Promise<void> => {
    const senders = childrenOf(node.postgresPid() ?? 0).filter((pid) => commandOf(pid).includes('walsender'))
    if (senders.length === 0) throw new Error('the primary sends to no replica')
    for (const pid of senders) process.kill(pid, 'SIGSTOP')
    const start = acknowledged.length
    await waitFor(() => acknowledged.length >= start + SETTLED_WRITES, 'no write came back without the replica')
    await killBoth(node)
    for (const pid of senders) process.kill(pid, 'SIGKILL')
  }
}

async function waitFor(isTrue: () => boolean, problem: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (!isTrue()) {
    if (performance.now() > deadline) throw new Error(problem)
    await pause(POLL_MS)
  }
}

function outage(what: string, seconds: readonly number[], limit: number): Figure {
  const p95 = percentile(seconds, 95)
  return {
    metric: `${what}: writes back, p95`,
    value: `${p95.toFixed(1)} s`,
    bound: `≤ ${limit} s`,
    isMet: p95 <= limit,
    detail: `${seconds.length} kills: ${seconds.map((one) => one.toFixed(1)).join(', ')}`,
  }
}

function auditFigures({ acknowledged, confirmed, unknown, lost, double, wrong }: Audit, isControl: boolean): Figure[] {
  return [
    reported('acknowledged bookings', String(acknowledged), `${confirmed} confirmed, ${unknown} without a response`),
    violations('lost', lost, isControl),
    ...(isControl ? [] : [violations('double', double), violations('wrong', wrong)]),
  ]
}
