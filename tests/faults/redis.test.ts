import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { sessionOf } from '@/tests/setup/client-session'
import { bundleInstances, type Instance } from '@/tests/setup/counting-instances'
import { testFault } from '@/tests/setup/faults/fault'
import { TcpProxy } from '@/tests/setup/faults/tcp-proxy'
import { openRedis, REDIS_PROGRAM } from '@/tests/setup/redis-server'
import { useProvider } from '@/tests/setup/use-provider'

const DOOR = 'lookUpPayment'
const { points } = DOOR_LIMITS[DOOR]
const HALF = Math.ceil(points / 2)
const CLIENT = 1
/** The first attempt waits for the store, up to half a second; nobody after it does. */
const [FIRST_MS, LATER_MS] = [1_500, 250]

describe.skipIf(REDIS_PROGRAM === null)('the store of attempts', () => {
  const provider = useProvider()
  let redis: Awaited<ReturnType<typeof openRedis>>
  let network: TcpProxy
  let instances: Awaited<ReturnType<typeof bundleInstances>>
  let pair: Instance[]
  let strangers: Instance[]

  beforeAll(async () => {
    const [opened, bundled] = await Promise.all([openRedis(), bundleInstances()])
    redis = opened
    instances = bundled
    network = await TcpProxy.toUrl(redis.url)
    pair = await Promise.all([0, 1].map(() => instances.start(network.through(redis.url))))
    // Without REDIS_URL: each counts alone and lets the whole limit pass.
    strangers = await Promise.all([0, 1].map(() => instances.start('')))
  })
  afterAll(async () => {
    await instances?.remove()
    await network?.close()
    await redis?.close()
  })

  testFault({
    number: 12,
    fault: 'Redis is killed',
    expected: 'sessions hold, each instance counts alone with half of each limit, nobody waits',
    control: { without: 'instances that know of no store', unmet: ['limits hold over both'] },
    inject: async (isGuarded) => {
      const address = isGuarded ? '203.0.113.41' : '203.0.113.42'
      const both = isGuarded ? pair : strangers
      await redis.kill()
      const { passed, slowestMs } = await knock(both, address)
      const session = await provider.call('GET', '/auth-client/sessions', undefined, await sessionOf(provider, CLIENT))
      await redis.start()
      if (isGuarded) await Promise.all(pair.map((one) => one.becomes(true)))
      return { passed, slowestMs, session: session.statusCode }
    },
    judge: ({ passed, slowestMs, session }) => ({
      'limits hold over both': passed <= 2 * HALF,
      'who asks is let pass': passed > 0,
      'nobody waits': slowestMs < FIRST_MS,
      'a session holds': session === 200,
    }),
    tell: ({ passed }) => `${passed} attempts passed two instances, of ${points} that one may let pass`,
  })

  testFault({
    number: 13,
    fault: 'Redis says nothing (blackhole), answers after two seconds, or is full',
    expected: 'as if it were killed; after the first attempt nobody waits',
    control: { without: 'a client of Redis without a deadline', unmet: ['nobody waits'] },
    inject: async (isGuarded) => {
      const waits: number[] = []
      let passed = 0
      for (const [index, weather] of [
        { kind: 'blackhole' } as const,
        { kind: 'delay', ms: 2_000 } as const,
      ].entries()) {
        network.set(weather)
        if (isGuarded) {
          await knock(pair, `203.0.113.${60 + index}`, 1)
          const later = await knock(pair, `203.0.113.${70 + index}`)
          waits.push(later.slowestMs)
          passed = Math.max(passed, later.passed)
        } else waits.push(await askPlainly())
        network.set({ kind: 'pass' })
        if (isGuarded) await Promise.all(pair.map((one) => one.becomes(true)))
      }
      await configure('maxmemory', '1')
      if (isGuarded) passed = Math.max(passed, (await knock(pair, '203.0.113.80')).passed)
      await configure('maxmemory', '0')
      return { waits, passed }
    },
    judge: ({ waits, passed }) => ({
      'nobody waits': waits.every((ms) => ms < LATER_MS),
      'limits hold over both': passed <= 2 * HALF,
    }),
    tell: ({ waits, passed }) => `${passed} passed, the slowest after ${Math.max(...waits).toFixed(0)} ms`,
  })

  async function knock(both: Instance[], address: string, tries: number = points) {
    const counted = await Promise.all(
      both.flatMap((one) => Array.from({ length: tries }, () => one.count(DOOR, address))),
    )
    return {
      passed: counted.filter(({ waitMs }) => waitMs === null).length,
      slowestMs: Math.max(...counted.map(({ tookMs }) => tookMs)),
    }
  }

  /** Milliseconds until a client without deadlines learns anything, a second at most. */
  async function askPlainly(): Promise<number> {
    const began = performance.now()
    const client = createClient({ url: network.through(redis.url), socket: { connectTimeout: 60_000 } })
    client.on('error', () => undefined)
    const late = new Promise((resolve) => setTimeout(resolve, 1_000).unref())
    await Promise.race([
      late,
      client
        .connect()
        .then(() => client.get('x'))
        .catch(() => undefined),
    ])
    client.destroy()
    return performance.now() - began
  }

  async function configure(name: string, value: string): Promise<void> {
    const client = createClient({ url: redis.url })
    await client.connect()
    await client.configSet(name, value)
    client.destroy()
  }
})
