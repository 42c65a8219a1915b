import { describe, expect, it } from 'vitest'
import { createFairQueue } from '@/provider/modules/files/fair-queue'

const [MANY, ONE, OTHER] = [1, 2, 3]

/** Work that ends when it is told to, and what has begun so far. */
function openWork(turns: ReturnType<typeof createFairQueue>) {
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  const done = new Map<string, Promise<string>>()
  return {
    begun,
    ask(clientId: number, name: string) {
      const work = async () => {
        begun.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      }
      const asked = turns(clientId, work)
      done.set(name, asked)
      return asked
    },
    async end(name: string) {
      ends.get(name)?.()
      await done.get(name)
      await new Promise(setImmediate)
    },
  }
}

describe('turns of clients', () => {
  it('let one of each client run, and whoever waits with one does not wait for another’s many', async () => {
    const { begun, ask, end } = openWork(createFairQueue({ most: 2, waitingEach: 2 }))
    void ask(MANY, 'a1')
    void ask(MANY, 'a2')
    void ask(MANY, 'a3')
    void ask(ONE, 'b1')
    void ask(OTHER, 'c1')
    await new Promise(setImmediate)
    expect(begun).toEqual(['a1', 'b1'])
    await end('a1')
    expect(begun).toEqual(['a1', 'b1', 'a2'])
    await end('a2')
    expect(begun, 'the next client comes before a third of the first').toEqual(['a1', 'b1', 'a2', 'c1'])
    for (const name of ['b1', 'c1', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
  })

  it('refuse whoever has as many waiting as may, and nobody else', async () => {
    const { begun, ask, end } = openWork(createFairQueue({ most: 1, waitingEach: 2 }))
    for (const name of ['a1', 'a2', 'a3']) void ask(MANY, name)
    await expect(ask(MANY, 'a4')).rejects.toMatchObject({ code: 'too_many_requests' })
    void ask(ONE, 'b1')
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('go on after a failure', async () => {
    const turns = createFairQueue({ most: 1, waitingEach: 1 })
    const failing = turns(MANY, async () => {
      throw new Error('broken')
    })
    const next = turns(ONE, async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })
})
