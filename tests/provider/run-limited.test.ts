import { describe, expect, it } from 'vitest'
import { createLimiter } from '@/provider/security/limit-concurrency'

describe('a limited runner', () => {
  it('runs so many at a time and in order, whether they fail or not', async () => {
    const run = createLimiter(3)
    const order: number[] = []
    let running = 0
    let most = 0
    const work = (index: number) => async () => {
      order.push(index)
      running += 1
      most = Math.max(most, running)
      await new Promise(setImmediate)
      running -= 1
      if (index % 2) throw new Error('odd')
      return index
    }
    const indexes = Array.from({ length: 20 }, (_, index) => index)
    const results = await Promise.allSettled(indexes.map((index) => run(work(index))))
    expect(most).toBe(3)
    expect(order).toEqual(indexes)
    expect(results.map(({ status }) => status)).toEqual(indexes.map((index) => (index % 2 ? 'rejected' : 'fulfilled')))
    expect(await run(async () => 'free again')).toBe('free again')
  })
})
