import { AsyncLocalStorage } from 'node:async_hooks'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { DOOR_LIMITS } from '@/lib/config/door-limits'
import { countAttempt, countCodes } from '@/lib/limits/count-attempt'
import { createMemoryCounter } from '@/lib/limits/memory-counter'
import { networkOf, wideNetworkOf } from '@/lib/limits/network-of'
import { collectedHeapMb } from '@/tests/setup/fuzz/memory.mjs'

const { points } = DOOR_LIMITS.register

describe('attempts at a door', () => {
  it('are counted by /64, and by /48 with five times the limit: ever new networks are no way around it', async () => {
    const knock = (network: number, host = 1) =>
      countAttempt('register', `2001:db8:77:${network.toString(16)}::${host}`)
    for (let sent = 0; sent < points; sent++) expect(await knock(0, sent + 1)).toBeNull()
    expect(await knock(0)).toBeGreaterThan(0)
    for (let network = 1; network <= points * 4; network++) expect(await knock(network)).toBeNull()
    expect(await knock(0xffff)).toBeGreaterThan(0)
    expect(await countAttempt('register', '2001:db8:78::1')).toBeNull()
  })

  it('of one IPv4 address do not count for its neighbours', async () => {
    for (let sent = 0; sent < points; sent++) expect(await countAttempt('register', '203.0.113.77')).toBeNull()
    expect(await countAttempt('register', '203.0.113.77')).toBeGreaterThan(0)
    expect(await countAttempt('register', '203.0.113.78')).toBeNull()
  })
})

describe('an attempt that is counted in this process', () => {
  it('does not hold the request in which it was made, while its time runs', async () => {
    const requests = new AsyncLocalStorage<object>()
    const made = await (async () => {
      const request = { page: 'x' }
      await requests.run(request, () => countAttempt('register', '203.0.113.90'))
      await requests.run(request, () => countCodes(['SPRING'], '203.0.113.91'))
      return new WeakRef(request)
    })()
    await collectedHeapMb()
    expect(made.deref()).toBeUndefined()
  })
})

describe('a counter in memory', () => {
  afterEach(() => void vi.useRealTimers())

  it('opens again when the time of its first attempt is over, and says how long that is', async () => {
    vi.useFakeTimers()
    const counter = createMemoryCounter('window', { points: 2, duration: 60 })
    await counter.consume('a')
    vi.advanceTimersByTime(59_000)
    await counter.consume('a')
    await expect(counter.consume('a')).rejects.toMatchObject({ msBeforeNext: 1000 })
    vi.advanceTimersByTime(1_000)
    await counter.consume('a')
    expect(await counter.get('a')).not.toBeNull()
    expect(await counter.get('b')).toBeNull()
  })

  it('forgets whoever tried longest ago before its keys fill the memory', async () => {
    const counter = createMemoryCounter('full', { points: 1, duration: 3600 })
    await counter.consume('first')
    await expect(counter.consume('first')).rejects.toMatchObject({ msBeforeNext: expect.any(Number) })
    for (let key = 0; key < 100_000; key++) await counter.consume(String(key))
    expect(await counter.get('first')).toBeNull()
    expect(await counter.get('99999')).not.toBeNull()
  })
})

describe('a network', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['2001:db8::1', '2001:db8:0:0', '2001:db8:0'],
    ['2001:DB8:0:a:ffff::', '2001:db8:0:a', '2001:db8:0'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1', '2001:db8:0'],
    ['::1', '0:0:0:0', '0:0:0'],
  ])('of %s is %s within %s', (address, network, wide) => {
    expect([networkOf(address), wideNetworkOf(address)]).toEqual([network, wide])
  })
})
