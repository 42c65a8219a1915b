import { describe, expect, it } from 'vitest'
import { createFairQueue } from '@/provider/modules/files/fair-queue'

const [MANY, ONE, OTHER] = [1, 2, 3]

/** Tasks that end on `end`, and the names of those that started. */
function openWork(queue: ReturnType<typeof createFairQueue>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const done = new Map<string, Promise<string>>()
  return {
    started,
    submit(clientId: number, name: string) {
      const work = async () => {
        started.push(name)
        await new Promise<void>((resolve) => ends.set(name, resolve))
        return name
      }
      const result = queue(clientId, work)
      done.set(name, result)
      return result
    },
    async end(name: string) {
      ends.get(name)?.()
      await done.get(name)
      await new Promise(setImmediate)
    },
  }
}

describe('the fair queue', () => {
  it('runs one task of each client, so that one task does not wait for many of another client', async () => {
    const { started, submit, end } = openWork(createFairQueue({ most: 2, waitingEach: 2 }))
    void submit(MANY, 'a1')
    void submit(MANY, 'a2')
    void submit(MANY, 'a3')
    void submit(ONE, 'b1')
    void submit(OTHER, 'c1')
    await new Promise(setImmediate)
    expect(started).toEqual(['a1', 'b1'])
    await end('a1')
    expect(started).toEqual(['a1', 'b1', 'a2'])
    await end('a2')
    expect(started, 'the next client comes before a third of the first').toEqual(['a1', 'b1', 'a2', 'c1'])
    for (const name of ['b1', 'c1', 'a3']) await end(name)
    expect(started).toEqual(['a1', 'b1', 'a2', 'c1', 'a3'])
  })

  it('rejects only a client who has too many waiting', async () => {
    const { started, submit, end } = openWork(createFairQueue({ most: 1, waitingEach: 2 }))
    for (const name of ['a1', 'a2', 'a3']) void submit(MANY, name)
    await expect(submit(MANY, 'a4')).rejects.toMatchObject({ code: 'too_many_requests' })
    void submit(ONE, 'b1')
    for (const name of ['a1', 'a2', 'b1', 'a3']) await end(name)
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
  })

  it('goes on after a failure', async () => {
    const queue = createFairQueue({ most: 1, waitingEach: 1 })
    const failing = queue(MANY, async () => {
      throw new Error('broken')
    })
    const next = queue(ONE, async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })
})
