import { createClient } from '@redis/client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { bundleInstances, type Instance } from '@/tests/setup/counting-instances'
import { openRedis, REDIS_PROGRAM } from '@/tests/setup/redis-server'
import { reportSkipped } from '@/tests/setup/report-skipped'

const DOOR = 'lookUpPayment'
const { points, duration } = DOOR_LIMITS[DOOR]
const HALF = Math.ceil(points / 2)
const HOUR_MS = 3_600_000
/** What an attempt may take while the store says nothing: its deadline, on a machine that is busy with other tests. */
const PATIENCE_MS = 1_500

reportSkipped(
  'of limits that instances share',
  REDIS_PROGRAM === null ? 'there is neither redis-server nor valkey-server (apt-get install redis-server)' : null,
)

describe.skipIf(REDIS_PROGRAM === null)('limits that all instances share', () => {
  let instances: Awaited<ReturnType<typeof bundleInstances>>
  let redis: Awaited<ReturnType<typeof openRedis>>
  let pair: [Instance, Instance]

  beforeAll(async () => {
    const [opened, bundled] = await Promise.all([openRedis(), bundleInstances()])
    redis = opened
    instances = bundled
    pair = await Promise.all([instances.start(redis.url), instances.start(redis.url, { clockShiftMs: HOUR_MS })])
  })
  afterAll(async () => {
    await instances?.remove()
    await redis?.close()
  })

  /** As many attempts at each instance at once. */
  async function knock(tries: number, address: string) {
    const counted = await Promise.all(
      pair.flatMap((one) => Array.from({ length: tries }, () => one.count(DOOR, address))),
    )
    const passed = counted.filter(({ waitMs }) => waitMs === null).length
    return { passed, waits: counted.flatMap(({ waitMs }) => waitMs ?? []), slowestMs: Math.max(...counted.map(tookOf)) }
  }

  it('let pass as many attempts at two as at one, whatever their clocks say', async () => {
    const { passed, waits } = await knock(points, '203.0.113.7')
    expect(passed).toBe(points)
    for (const wait of waits) expect(wait).toSatisfy((ms: number) => ms > 0 && ms <= duration * 1000)
    expect((await knock(1, '203.0.113.8')).passed).toBe(2)
  })

  it('of promo codes are shared too: a code that the other instance counted is counted no more', async () => {
    const [one, other] = pair
    const { points: codes } = DOOR_LIMITS.checkPromo
    const names = Array.from({ length: codes }, (_, index) => `CODE${index}`)
    for (const [index, name] of names.entries())
      expect((await (index % 2 ? one : other).countCodes([name], '203.0.113.20')).waitMs).toBeNull()
    expect((await one.countCodes(names, '203.0.113.20')).waitMs).toBeNull()
    expect((await other.countCodes(['ANOTHER'], '203.0.113.20')).waitMs).toBeGreaterThan(0)
  })

  it('are shared also by an instance that is too busy to read what the store says in time', async () => {
    const [one] = pair
    expect((await one.count(DOOR, '203.0.113.25', 800)).waitMs).toBeNull()
    expect((await knock(points, '203.0.113.25')).passed).toBe(points - 1)
    expect(one.isUp()).toBe(true)
  })

  it('are kept under keys that tell no address and no code, and differ with the token', async () => {
    const [one] = pair
    const before = await redisDo((client) => client.keys('*'))
    const other = await instances.start(redis.url, { token: 'another token' })
    for (const instance of [one, other]) {
      await instance.count(DOOR, '203.0.113.30')
      await instance.count(DOOR, '2001:db8:77:1::1')
      await instance.countCodes(['SPRING'], '203.0.113.30')
    }
    const keys = await redisDo((client) => client.keys('*'))
    const added = keys.filter((key) => !before.includes(key))
    // An address, a /64, its /48, a code, and the attempt at a code, for each token.
    expect(added.length).toBe(10)
    for (const key of added) expect(key).toMatch(/^sun:attempts:[\w ]+:[\w-]{43}$/)
    for (const key of keys)
      expect(await redisDo((client) => client.ttl(key))).toSatisfy((s: number) => s > 0 && s <= 600)
  })

  it('are held by each alone, with half, when the store dies; who was out stays out, and all is shared when it comes back', async () => {
    await knock(points, '203.0.113.40')
    expect((await knock(1, '203.0.113.41')).passed).toBe(2)
    await redis.kill()
    const alone = await knock(points, '203.0.113.41')
    expect(alone.passed).toBe(2 * HALF)
    expect(alone.slowestMs).toBeLessThan(PATIENCE_MS)
    expect((await knock(1, '203.0.113.40')).passed).toBe(0)
    await Promise.all(pair.map((one) => one.becomes(false)))
    await Promise.all(pair.map((one) => one.countsAlone()))

    await redis.start()
    await Promise.all(pair.map((one) => one.becomes(true)))
    expect((await knock(points, '203.0.113.42')).passed).toBe(points)
  })

  it('are counted without delay when the store takes connections and says nothing', async () => {
    await knock(1, '203.0.113.50')
    redis.hold()
    try {
      const first = await knock(1, '203.0.113.51')
      expect(first.passed).toBe(2)
      expect(first.slowestMs).toBeLessThan(PATIENCE_MS)
      await Promise.all(pair.map((one) => one.becomes(false)))
      // Nobody after the first one waits for it.
      const later = await knock(points, '203.0.113.52')
      expect(later.passed).toBe(2 * HALF)
      expect(later.slowestMs).toBeLessThan(250)
    } finally {
      redis.release()
    }
    await Promise.all(pair.map((one) => one.becomes(true)))
    expect((await knock(points, '203.0.113.53')).passed).toBe(points)
  })

  it('are counted by each alone when the store is full, or was never there', async () => {
    await redisDo((client) => client.configSet('maxmemory', '1'))
    expect((await knock(points, '203.0.113.60')).passed).toBe(2 * HALF)
    await redisDo((client) => client.configSet('maxmemory', '0'))
    const lonely = await instances.start('redis://127.0.0.1:9')
    const counted = await Promise.all(Array.from({ length: points }, () => lonely.count(DOOR, '203.0.113.61')))
    expect(counted.filter(({ waitMs }) => waitMs === null)).toHaveLength(HALF)
    expect(lonely.isUp()).toBe(false)
  })

  async function redisDo<Result>(work: (client: Client) => Promise<Result>): Promise<Result> {
    const client = openClient(redis.url)
    await client.connect()
    try {
      return await work(client)
    } finally {
      client.destroy()
    }
  }
})

type Client = ReturnType<typeof openClient>

function openClient(url: string) {
  return createClient({ url })
}

function tookOf({ tookMs }: { tookMs: number }): number {
  return tookMs
}
