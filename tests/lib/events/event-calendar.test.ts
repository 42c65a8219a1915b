import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import { eventCalendar } from '@/lib/events/event-calendar'
import { eventTime } from '@/lib/events/event-time'
import type { EventDetails } from '@/provider/contract/content'

const EVENT: EventDetails = {
  id: 4,
  tag: 'branch',
  publishedOn: '2026-11-01',
  startsAt: '2026-12-12T01:00:00.000Z',
  endsAt: '2026-12-12T05:00:00.000Z',
  language: 'ru',
  title: 'Школа зимнего вождения, день второй; вход свободный',
  lead: 'Учимся тормозить на льду.',
  body: [],
  place: { name: 'Двор филиала', lat: 43.11, lng: 131.88 },
  promo: null,
  carSlugs: [],
}

/** As a calendar reads the file. */
function read(changes: Partial<EventDetails> = {}, brand = 'SUN rent') {
  const event = { ...EVENT, ...changes }
  const time = eventTime(event)
  if (!time) throw new Error('an article has no time')
  const file = eventCalendar({
    event,
    time,
    language: 'ru',
    brand,
    email: 'rent@sun.example',
    address: 'ул. Примерная, 1',
    url: 'https://sun.example/about/events/4/',
    now: new Date('2026-11-21T04:00:00Z'),
    texts: { local: (when) => `${when} по времени Владивостока` },
  })
  expect(file).toMatch(/END:VCALENDAR\r\n$/)
  const entry = new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent')
  if (!entry) throw new Error('no event in the file')
  return new ICAL.Event(entry)
}

describe('eventCalendar', () => {
  it('names the branch as the organiser of what it publishes, and ends its last line', () => {
    const { component } = read()
    expect(component.parent?.getFirstPropertyValue('method')).toBe('PUBLISH')
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:rent@sun.example')
    expect(component.getFirstProperty('organizer')?.getParameter('cn')).toBe('SUN rent')
  })

  it('is read by calendars whatever the brand was written with', () => {
    const entry = read({}, 'SUN\r\nrent')
    expect(entry.component.parent?.getFirstPropertyValue('prodid')).toContain('SUN rent')
  })

  it('keeps the instant of an event with hours, and says the time on the wall of the station', () => {
    const entry = read()
    expect(entry.startDate.toJSDate().toISOString()).toBe(EVENT.startsAt)
    expect(entry.endDate.toJSDate().toISOString()).toBe(EVENT.endsAt)
    expect(entry.description).toMatch(/^12 декабря.*11:00.15:00 по времени Владивостока\n/)
    expect([entry.uid, entry.summary]).toEqual(['event-4@sunrent', EVENT.title])
    expect(entry.location).toContain('ул. Примерная, 1')
  })

  it('gives whole days as days of the station, the last one included', () => {
    // 3–13 February by the calendar of Vladivostok.
    const entry = read({ startsAt: '2027-02-02T14:00:00.000Z', endsAt: '2027-02-12T14:00:00.000Z' })
    expect([entry.startDate.isDate, entry.startDate.toString()]).toEqual([true, '2027-02-03'])
    expect(entry.endDate.toString()).toBe('2027-02-14')
    expect(entry.description).not.toContain('Владивостока')
  })

  it('lasts an hour when nobody said how long', () => {
    const entry = read({ endsAt: null })
    expect(entry.endDate.toJSDate().toISOString()).toBe('2026-12-12T02:00:00.000Z')
  })

  it('names no place where there is none', () => {
    expect(read({ place: null }).location).toBeNull()
  })
})
