import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { createAdmissionQueue } from '@/provider/http/concurrency-limit'

describe('an admission queue', () => {
  it('lets some run, some wait in order, and rejects the rest at once', async () => {
    const queue = createAdmissionQueue({ running: 2, waiting: 3, waitMs: null, message: '' })
    const admitted: number[] = []
    const rejected: number[] = []
    const entries = [1, 2, 3, 4, 5, 6, 7].map(async (number) =>
      ((await queue.enter()) ? admitted : rejected).push(number),
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
      expect(await queue.enter()).toBe(true)
      expect(await queue.enter()).toBe(false)
      queue.leave()
    }
  })

  it('ends a wait at its limit and counts it no more', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 1, waitMs: 20, message: '' })
    expect(await queue.enter()).toBe(true)
    expect(await queue.enter()).toBe(false)
    const next = queue.enter()
    queue.leave()
    expect(await next).toBe(true)
  })
})
