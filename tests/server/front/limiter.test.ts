import { describe, expect, it } from 'vitest'
import { createLimiter, TooBusy } from '@/server/front/limiter'

const [CROWD, VISITOR, OTHER] = ['203.0.113.50', '198.51.100.77', '192.0.2.1']

/** Work that ends on `end`, the names of what began, and what became of the rest. */
function openWork(limits: { inside: number; waiting: number }) {
  const limiter = createLimiter<string>(limits)
  const begun: string[] = []
  const refused: string[] = []
  const ends: Array<() => void> = []
  return {
    begun,
    refused,
    submit(network: string, ...names: string[]) {
      for (const name of names) {
        const work = async () => {
          begun.push(name)
          await new Promise<void>((resolve) => ends.push(resolve))
          return name
        }
        limiter.run({ network, key: name }, work).catch((error: unknown) => {
          if (error instanceof TooBusy) refused.push(name)
        })
      }
      return new Promise(setImmediate)
    },
    join: (network: string, key: string) => limiter.join({ network, key }),
    async endAll() {
      while (ends.length > 0) {
        ends.shift()?.()
        await new Promise(setImmediate)
      }
    },
  }
}

describe('the limit of renderings', () => {
  it('lets a few in at a time, others in a row, and the rest not at all', async () => {
    const limiter = createLimiter<number>({ inside: 2, waiting: 3 })
    let present = 0
    let most = 0
    const opens: Array<() => void> = []
    const work = async () => {
      present += 1
      most = Math.max(most, present)
      await new Promise<void>((resolve) => opens.push(resolve))
      present -= 1
      return 1
    }
    const run = (key: number) => limiter.run({ network: VISITOR, key: String(key) }, work)
    const inside = Array.from({ length: 5 }, (_, key) => run(key))
    await expect(run(5)).rejects.toBeInstanceOf(TooBusy)
    while (opens.length > 0) {
      opens.shift()?.()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await Promise.all(inside)).toEqual([1, 1, 1, 1, 1])
    expect(most).toBe(2)
  })

  it('goes on after work that failed', async () => {
    const { run } = createLimiter<number>({ inside: 1, waiting: 1 })
    const failing = run({ network: VISITOR, key: 'a' }, async () => Promise.reject(new Error('no')))
    const next = run({ network: VISITOR, key: 'b' }, async () => 2)
    await expect(failing).rejects.toThrow('no')
    expect(await next).toBe(2)
    expect(await run({ network: VISITOR, key: 'c' }, async () => 3)).toBe(3)
  })

  it('gives every place to one network while nobody else comes, as to an office or a crawler', async () => {
    const { begun, refused, submit, endAll } = openWork({ inside: 1, waiting: 4 })
    await submit(CROWD, 'a1', 'a2', 'a3', 'a4', 'a5', 'a6')
    await endAll()
    expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5'])
    expect(refused).toEqual(['a6'])
  })

  it('takes a place from the network that has most when another one comes', async () => {
    const { begun, refused, submit, endAll } = openWork({ inside: 1, waiting: 4 })
    await submit(CROWD, 'a1', 'a2', 'a3', 'a4', 'a5')
    await submit(VISITOR, 'b1')
    expect(refused, 'the one that came last').toEqual(['a5'])
    await submit(OTHER, 'c1')
    expect(refused).toEqual(['a5', 'a4'])
    await endAll()
    expect(begun.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1', 'c1'])
  })

  it('takes no place for a network that has as many, so those who wait are not sent away in turn', async () => {
    const { refused, submit, endAll } = openWork({ inside: 1, waiting: 4 })
    await submit(CROWD, 'a1', 'a2', 'a3')
    await submit(VISITOR, 'b1', 'b2', 'b3')
    expect(refused).toEqual(['b3'])
    await endAll()
  })

  it('lets the networks in by turns: one with many waiting delays the others by one', async () => {
    const { begun, submit, endAll } = openWork({ inside: 1, waiting: 8 })
    await submit(CROWD, 'a1', 'a2', 'a3', 'a4')
    await submit(VISITOR, 'b1', 'b2')
    await submit(OTHER, 'c1')
    await endAll()
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4'])
  })

  it('keeps nobody in a long row who wants what somebody else in it asked for', async () => {
    const { begun, refused, submit, join, endAll } = openWork({ inside: 1, waiting: 4 })
    await submit(CROWD, 'a1', 'a2', 'a3', 'a4', 'page')
    join(VISITOR, 'page')
    join(CROWD, 'page')
    await submit(OTHER, 'c1')
    expect(refused, 'the page is not sent away with its crowd').toEqual(['a4'])
    await endAll()
    expect(begun).toEqual(['a1', 'a2', 'page', 'c1', 'a3'])
  })
})
