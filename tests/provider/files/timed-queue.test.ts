import { describe, expect, it } from 'vitest'
import { createTimedQueue } from '@/provider/modules/files/timed-queue'

const SLOW_MS = 20_000
const QUICK_MS = 500
const MINUTE = 60_000
const [CROWD, OTHER] = ['203.0.113.0/24', '198.51.100.0/24']

/** Tasks that take as long as they are told to, by a clock of their own. */
function openQueue(waitingEach = 2) {
  const clock = { now: 0 }
  const queue = createTimedQueue({ waitingEach, now: () => clock.now })
  const started: string[] = []
  return {
    clock,
    started,
    submit: (id: number, network: string | null, name: string, ms: number) =>
      queue({ id, network }, async () => {
        started.push(name)
        await new Promise(setImmediate)
        clock.now += ms
      }),
  }
}

describe('the queue of PDFs', () => {
  it('lets a visitor wait for one slow file only, however many bookings of a network sent one', async () => {
    const { submit, started } = openQueue()
    const crowd = Array.from({ length: 8 }, (_, id) => submit(-id - 1, CROWD, `slow ${id}`, SLOW_MS))
    const visitor = submit(100, OTHER, 'good', QUICK_MS)
    await Promise.all([...crowd, visitor])
    expect(started.slice(0, 3)).toEqual(['slow 0', 'good', 'slow 1'])
  })

  it('lets a visitor wait for one slow file only, however many networks one booking sends them from', async () => {
    const { submit, started } = openQueue(8)
    const crowd = Array.from({ length: 4 }, (_, index) => submit(-1, `203.0.${index}.0/24`, `slow ${index}`, SLOW_MS))
    await Promise.all([...crowd, submit(100, OTHER, 'good', QUICK_MS)])
    expect(started.slice(0, 2)).toEqual(['slow 0', 'good'])
  })

  it('keeps them behind a visitor who sends his second file', async () => {
    const { submit, started } = openQueue()
    const slow = (round: string) =>
      ['a', 'b', 'c'].map((name, id) => submit(-id - 1, `203.0.${id}.0/24`, `${name}${round}`, SLOW_MS))
    await Promise.all([...slow('1'), submit(100, OTHER, 'passport', QUICK_MS)])
    const second = slow('2')
    await Promise.all([...second, submit(100, OTHER, 'licence', QUICK_MS)])
    expect(started.slice(4, 6)).toEqual(['a2', 'licence'])
  })

  it('runs those of one network in the order in which they came, and rejects none', async () => {
    const { submit, started } = openQueue()
    const office = ['a', 'b', 'c', 'd', 'e'].map((name, id) => submit(id, OTHER, name, QUICK_MS))
    await Promise.all(office)
    expect(started).toEqual(['a', 'b', 'c', 'd', 'e'])
  })

  it('forgets what was used long ago', async () => {
    const { submit, started, clock } = openQueue()
    await submit(1, CROWD, 'slow', SLOW_MS)
    await submit(2, OTHER, 'good', QUICK_MS)
    clock.now += 4 * 60 * MINUTE
    await Promise.all([submit(3, null, 'x', QUICK_MS), submit(1, CROWD, 'again', QUICK_MS), submit(2, OTHER, 'y', 1)])
    expect(started.slice(2)).toEqual(['x', 'again', 'y'])
  })

  it('rejects only an uploader who has too many waiting, and goes on after a failure', async () => {
    const { submit, started } = openQueue()
    const queued = ['a', 'b', 'c'].map((name) => submit(1, CROWD, name, QUICK_MS))
    await expect(submit(1, CROWD, 'd', QUICK_MS)).rejects.toMatchObject({ code: 'too_many_requests' })
    await Promise.all([...queued, submit(2, CROWD, 'e', QUICK_MS)])
    expect(started.toSorted()).toEqual(['a', 'b', 'c', 'e'])
    const queue = createTimedQueue({ waitingEach: 1, now: () => 0 })
    const failing = queue({ id: 1, network: null }, async () => Promise.reject(new Error('broken')))
    const next = queue({ id: 2, network: null }, async () => 'next')
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toBe('next')
  })
})
