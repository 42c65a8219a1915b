import { setTimeout as pause } from 'node:timers/promises'
import { addBenchFleet } from '@/bench/bench-fleet'
import type { Cluster } from '../start-cluster'
import { type Figure, type Measure, reported, violations } from './figure'
import { type FailedRequest, failureText, startLoad } from './load'

const SETTLE_MS = 4_000
const AWAY_MS = 12_000
/** Two loops of Patroni, and what a visitor waits for a response. */
const WRITES_LIMIT_MS = 15_000

type Victim = { name: string; kill(): Promise<void>; restore(): Promise<void>; hasLateWrites?: boolean }

/** One process after another is killed under load and is away for a while. */
export const singleKills: Measure = {
  control: 'both providers are killed instead of one',

  async run(cluster, { isControl }) {
    await addBenchFleet((await cluster.primary()).url)
    const load = startLoad(cluster.siteUrl)
    const windows: { victim: Victim; killedAt: number; goneAt: number; end: number }[] = []
    for (const victim of isControl ? [bothProviders(cluster)] : await victimsOf(cluster)) {
      await pause(SETTLE_MS)
      const killedAt = performance.now()
      await victim.kill()
      // A process that is being killed holds its sockets until the kernel has taken it down.
      const goneAt = performance.now()
      await pause(AWAY_MS)
      await victim.restore()
      await pause(SETTLE_MS)
      windows.push({ victim, killedAt, goneAt, end: performance.now() })
      console.log(`${victim.name}: ${load.total()} requests, ${load.failedCount()} failed`)
    }
    const { counts, failed } = await load.stop()
    const total = Object.values(counts).reduce((sum, one) => sum + one, 0)
    return [
      reported('requests', String(total), JSON.stringify(counts)),
      ...windows.flatMap(({ victim, killedAt, goneAt, end }) => {
        const ofWindow = failed.filter(({ startedAt, endedAt }) => endedAt >= killedAt && startedAt <= end)
        const ending = reported(`${victim.name} killed: gone after`, `${Math.round(goneAt - killedAt)} ms`)
        return [ending, ...figuresOf(victim, goneAt, ofWindow, isControl)]
      }),
    ]
  },
}

async function victimsOf({ redis, providers, fronts, replica, etcd }: Cluster): Promise<Victim[]> {
  const node = await replica()
  if (!node) throw new Error('there is no replica')
  const single = [redis, providers[0], fronts[0], etcd].flatMap((part) => part ?? [])
  return [
    ...single.map((part) => ({ name: part.name, kill: part.kill, restore: part.start })),
    {
      name: `replica (${node.name})`,
      async kill() {
        const killing = node.patroni.kill()
        node.killPostgres()
        await killing
      },
      restore: node.patroni.start,
      hasLateWrites: true,
    },
  ]
}

function bothProviders({ providers }: Cluster): Victim {
  return {
    name: 'both providers',
    kill: async () => void (await Promise.all(providers.map((part) => part.kill()))),
    restore: async () => void (await Promise.all(providers.map((part) => part.start()))),
  }
}

function figuresOf(
  { name, hasLateWrites }: Victim,
  goneAt: number,
  failed: FailedRequest[],
  isControl: boolean,
): Figure[] {
  const inFlight = failed.filter(({ startedAt }) => startedAt < goneAt)
  const later = failed.filter(({ startedAt }) => startedAt >= goneAt)
  const writes = hasLateWrites ? later.filter(({ kind }) => kind === 'hold') : []
  const others = later.filter((one) => !writes.includes(one))
  return [
    reported(`${name} killed: in flight`, String(inFlight.length), inFlight.slice(0, 3).map(failureText).join('; ')),
    violations(`${name} killed: failed beyond those`, others.map(failureText), isControl),
    ...(hasLateWrites ? [lateWrites(name, goneAt, writes)] : []),
  ]
}

/** A commit waits for the replica until Patroni's next loop; a visitor who waits too long is told when to come back. */
function lateWrites(name: string, goneAt: number, writes: FailedRequest[]): Figure {
  const wrong = writes.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)
  const last = Math.max(0, ...writes.map(({ endedAt }) => endedAt - goneAt))
  return {
    metric: `${name} killed: writes told to come back`,
    value: String(writes.length),
    bound: `503 with Retry-After, for ${WRITES_LIMIT_MS / 1000} s at most`,
    isMet: wrong.length === 0 && last <= WRITES_LIMIT_MS,
    detail: `the last one after ${(last / 1000).toFixed(1)} s ${wrong.slice(0, 3).map(failureText).join('; ')}`,
  }
}
