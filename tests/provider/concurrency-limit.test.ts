import { AsyncLocalStorage } from 'node:async_hooks'
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

  it('gives a place back after each request', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 0, waitMs: null, message: '' })
    for (let turn = 0; turn < 3; turn++) {
      expect(await queue.enter()).toBe(true)
      expect(await queue.enter()).toBe(false)
      queue.leave()
    }
  })

  it('lets nobody wait longer than the limit, and counts him no more', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 1, waitMs: 20, message: '' })
    expect(await queue.enter()).toBe(true)
    expect(await queue.enter()).toBe(false)
    const next = queue.enter()
    queue.leave()
    expect(await next).toBe(true)
  })

  // The reference data of a request hang on its context: another request's would show it another moment.
  it('continues each request in its own asynchronous context', async () => {
    const queue = createAdmissionQueue({ running: 1, waiting: 2, waitMs: null, message: '' })
    const storage = new AsyncLocalStorage<number>()
    const enter = (number: number) =>
      storage.run(number, async () => {
        await queue.enter()
        await pause(1)
        queue.leave()
        return storage.getStore()
      })
    expect(await Promise.all([1, 2, 3].map(enter))).toEqual([1, 2, 3])
  })
})
