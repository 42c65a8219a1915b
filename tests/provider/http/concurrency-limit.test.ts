import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAdmissionQueue } from '@/provider/http/concurrency-limit'

const [CROWD, VISITOR, OTHER] = ['203.0.113.0/24', '198.51.100.0/24', '2001:db8:1::/48']

describe('an admission queue', () => {
  it('lets some run, some wait in order, and rejects the rest at once', async () => {
    const queue = createAdmissionQueue({ running: 2, waiting: 3, waitMs: null, message: '' })
    const admitted: number[] = []
    const rejected: number[] = []
    const entries = [1, 2, 3, 4, 5, 6, 7].map(async (number) =>
      ((await queue.enter(CROWD)) ? admitted : rejected).push(number),
    )
    await pause(0)
    expect([admitted, rejected]).toEqual([
      [1, 2],
      [6, 7],
    ])
    for (const ended of [1, 2, 3]) {
      queue.leave()
      await pause(0)
      expect(admitted).toEqual([1, 2, 3, 4, 5].slice(0, 2 + ended))
    }
    await Promise.all(entries)
  })

  it('gives a place back when a request leaves', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 0, waitMs: null, message: '' })
    for (let request = 0; request < 3; request++) {
      expect(await queue.enter(CROWD)).toBe(true)
      expect(await queue.enter(CROWD)).toBe(false)
      queue.leave()
    }
  })

  it('ends a wait at its limit and counts it no more', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 1, waitMs: 20, message: '' })
    expect(await queue.enter(CROWD)).toBe(true)
    expect(await queue.enter(CROWD)).toBe(false)
    const next = queue.enter(CROWD)
    queue.leave()
    expect(await next).toBe(true)
  })

  it.each([
    [
      'waits behind one of a network that sends many',
      [CROWD, CROWD, CROWD, VISITOR, VISITOR, OTHER],
      [0, 1, 3, 5, 2, 4],
      [],
    ],
    [
      'gets a place from the network that has most',
      [CROWD, CROWD, CROWD, CROWD, CROWD, CROWD, VISITOR, null],
      [0, 1, 6, 7, 2, 3],
      [4, 5],
    ],
    [
      'gets none from a network that has no more',
      [CROWD, CROWD, CROWD, VISITOR, VISITOR, OTHER, OTHER],
      [0, 1, 3, 5, 2, 4],
      [6],
    ],
  ])('shares its places by network: a newcomer %s', async (_name, networks, running, rejected) => {
    const queue = createAdmissionQueue({ running: 1, waiting: 5, waitMs: null, message: '' })
    const settled = { true: [] as number[], false: [] as number[] }
    const entries = networks.map(async (network, index) => settled[`${await queue.enter(network)}`].push(index))
    for (const _ of running) {
      await pause(0)
      queue.leave()
    }
    await Promise.all(entries)
    expect([settled.true, settled.false.toSorted()]).toEqual([running, rejected])
  })
})
