import { describe, expect, it } from 'vitest'
import { eventStatus } from '@/lib/events/event-time'
import { groupEvents } from '@/lib/events/group-events'

const MEETING = { startsAt: '2026-12-12T01:00:00Z', endsAt: '2026-12-12T05:00:00Z' }
/** 3–13 February by the calendar of Vladivostok. */
const HOLIDAY = { startsAt: '2027-02-02T14:00:00Z', endsAt: '2027-02-12T14:00:00Z' }
const OPEN_DAY = { startsAt: '2026-12-12T01:00:00Z', endsAt: null }
const ROUTE = { startsAt: null, endsAt: null }

describe('eventStatus', () => {
  it.each([
    ['a meeting before its hour', MEETING, '2026-12-12T00:59:59Z', 'upcoming'],
    ['a meeting from its hour on', MEETING, '2026-12-12T01:00:00Z', 'now'],
    ['a meeting to its last second', MEETING, '2026-12-12T04:59:59Z', 'now'],
    ['a meeting that is over', MEETING, '2026-12-12T05:00:00Z', 'past'],
    ['whole days: the last one counts', HOLIDAY, '2027-02-13T13:59:59Z', 'now'],
    ['whole days: midnight of the station ends them', HOLIDAY, '2027-02-13T14:00:00Z', 'past'],
    ['without an end it lasts the day', OPEN_DAY, '2026-12-12T13:59:59Z', 'now'],
    ['without an end the day ends it', OPEN_DAY, '2026-12-12T14:00:00Z', 'past'],
    ['what has no date is an article', ROUTE, '2030-01-01T00:00:00Z', 'article'],
  ])('%s', (_, dates, now, status) => {
    expect(eventStatus(dates, new Date(now))).toBe(status)
  })
})

describe('groupEvents', () => {
  it('puts the nearest of the coming first and the latest of the past', () => {
    const events = [
      { id: 'holiday', ...HOLIDAY },
      { id: 'route', ...ROUTE },
      { id: 'meeting', ...MEETING },
      { id: 'spring', startsAt: '2026-05-01T00:00:00Z', endsAt: null },
      { id: 'summer', startsAt: '2026-08-01T00:00:00Z', endsAt: null },
    ]
    const { coming, articles, past } = groupEvents(events, new Date('2026-11-21T00:00:00Z'))
    const ids = (group: { id: string }[]) => group.map(({ id }) => id)
    expect([ids(coming), ids(articles), ids(past)]).toEqual([['meeting', 'holiday'], ['route'], ['summer', 'spring']])
  })
})
