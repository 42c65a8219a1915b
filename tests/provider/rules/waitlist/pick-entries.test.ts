import { describe, expect, it } from 'vitest'
import { pickEntries } from '@/provider/modules/waitlist/rules/pick-entries'

const days = (name: string, from: number, to: number) => ({
  name,
  startAt: new Date(Date.UTC(2026, 11, from)),
  endAt: new Date(Date.UTC(2026, 11, to)),
})
const namesOf = (entries: { name: string }[]) => entries.map(({ name }) => name)

describe('who is notified of free cars', () => {
  it('is the earliest for each free car', () => {
    const waiting = [days('first', 1, 5), days('second', 2, 6), days('third', 3, 7)]
    expect(namesOf(pickEntries(waiting, [], () => 2))).toEqual(['first', 'second'])
    expect(namesOf(pickEntries(waiting, [], () => 0))).toEqual([])
  })

  it('is nobody whose car was offered to another within the head start', () => {
    const waiting = [days('first', 1, 5), days('second', 1, 5)]
    expect(namesOf(pickEntries(waiting, [days('told before', 4, 8)], () => 1))).toEqual([])
    expect(namesOf(pickEntries(waiting, [days('told before', 4, 8)], () => 2))).toEqual(['first'])
  })

  it('is everybody whose dates do not overlap, also a later one whose earlier neighbour has no car', () => {
    const waiting = [days('before', 1, 5), days('after', 5, 9), days('none', 10, 12), days('late', 20, 22)]
    const free = ({ name }: { name: string }) => (name === 'none' ? 0 : 1)
    expect(namesOf(pickEntries(waiting, [], free))).toEqual(['before', 'after', 'late'])
  })
})
