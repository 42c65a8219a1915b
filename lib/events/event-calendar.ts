import { addDays } from 'date-fns'
import ical, { ICalCalendarMethod } from 'ical-generator'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatMoment, formatRange } from '@/lib/format/day-range'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import type { Locale } from '@/lib/i18n/routing'
import type { EventDetails } from '@/provider/contract/content'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { inOneLine } from '@/provider/contract/rules/text/plain-text'
import type { EventTime } from './event-time'

type Entry = {
  event: EventDetails
  time: EventTime
  language: Locale
  brand: string
  /** Of the branch. */
  email: string
  /** Of the branch, for what happens there. */
  address: string
  /** Of the event's page. */
  url: string
  now: Date
  texts: { local: (when: string) => string }
}

const HOUR_MS = 60 * 60 * 1000

/**
 * The event as an iCalendar file. Hours are instants, so that no calendar's own zone can move them, and the text says the
 * time on the wall; whole days are days of the calendar, wherever the reader is.
 */
export function eventCalendar({ event, time, language, brand, email, address, url, now, texts }: Entry): string {
  const { id, tag, title, lead, place } = event
  const calendar = ical({
    // The one text that the library does not escape.
    prodId: { company: inOneLine(brand), product: 'Events', language: language.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
  })
  const geo = place?.lat != null && place.lng != null ? { geo: { lat: place.lat, lon: place.lng } } : {}
  const entry = calendar.createEvent({
    id: `event-${id}@sunrent`,
    stamp: now,
    ...periodOf(time),
    summary: title,
    description: [time.wholeDays ? [] : texts.local(wallTime(time, language)), lead, url].flat().join('\n'),
    url,
  })
  if (place) entry.location({ title: place.name, ...(tag === 'branch' ? { address } : {}), ...geo })
  // What is published has an organiser (RFC 5546, 3.2.1), and every line an end (RFC 5545, 3.1).
  entry.organizer({ name: inOneLine(brand), email })
  return `${calendar}\r\n`
}

function periodOf({ start, end, wholeDays }: EventTime) {
  // The day after the last one ends it (RFC 5545).
  if (wholeDays) return { start: dayOf(start), end: addDays(dayOf(end), 1), allDay: true }
  return { start, end: end > start ? end : new Date(start.getTime() + HOUR_MS) }
}

/** Midnight of that day of the station, in UTC: a day is written as UTC has it. */
function dayOf(moment: Date): Date {
  return new Date(`${toStationMoment(moment, STATION_TIME_ZONE).date}T00:00:00Z`)
}

function wallTime({ start, end }: EventTime, language: Locale): string {
  const options = { ...DEADLINE_MOMENT, timeZone: STATION_TIME_ZONE }
  return end > start ? formatRange(start, end, options, language) : formatMoment(start, options, language)
}
