import { expect, it } from 'vitest'
import { calendarFile, calendarHref } from '@/lib/history/calendar-file'

const ENTRY = {
  uid: 'booking-1@sunrent',
  from: new Date('2026-12-05T01:00:00Z'),
  to: new Date('2026-12-12T01:00:00Z'),
  title: 'Аренда: Toyota Voxy; бронь № 1046333, за рулём Маякова Мария Примеровна',
  place: 'Офис',
  now: new Date('2026-11-22T00:00:00.123Z'),
}

it('is an entry from pick-up to drop-off, its signs escaped, no line longer than 75 bytes', () => {
  const lines = calendarFile(ENTRY).split('\r\n')
  expect(lines).toContain('DTSTART:20261205T010000Z')
  expect(lines).toContain('DTEND:20261212T010000Z')
  expect(lines).toContain('DTSTAMP:20261122T000000Z')
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(calendarFile(ENTRY).replaceAll('\r\n ', '')).toContain(`SUMMARY:${ENTRY.title.replace(/[;,]/g, '\\$&')}`)
})

it('is a link without a server', () => {
  const [kind, text] = calendarHref(ENTRY).split(',')
  expect(kind).toBe('data:text/calendar;charset=utf-8')
  expect(decodeURIComponent(text ?? '')).toBe(calendarFile(ENTRY))
})
