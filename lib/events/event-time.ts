import { addDays } from 'date-fns'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { EventItem } from '@/provider/contract/content'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** `article`: it tells of no day; a route, news of the branch. */
export type EventStatus = 'article' | 'upcoming' | 'now' | 'past'

type Dates = Pick<EventItem, 'startsAt' | 'endsAt'>

export type EventTime = {
  start: Date
  /** The last moment told, not yet over. */
  end: Date
  /** Days without hours: it begins and ends at midnight of the station. */
  wholeDays: boolean
}

export function eventStatus(dates: Dates, now: Date): EventStatus {
  const time = eventTime(dates)
  if (time === null) return 'article'
  if (now < time.start) return 'upcoming'
  return now < endOf(time) ? 'now' : 'past'
}

/** Null for what has no date. Without an end it is that moment, and lasts the day. */
export function eventTime({ startsAt, endsAt }: Dates): EventTime | null {
  if (startsAt === null) return null
  const start = new Date(startsAt)
  const end = endsAt === null ? start : new Date(endsAt)
  return { start, end, wholeDays: isMidnight(start) && isMidnight(end) }
}

/** A last day named without hours is over when the day is; so is what names no end. */
function endOf({ start, end, wholeDays }: EventTime): Date {
  if (!wholeDays && end > start) return end
  const { date } = toStationMoment(end, STATION_TIME_ZONE)
  const midnight = fromStationMoment({ date, time: '00:00' }, STATION_TIME_ZONE) ?? end
  return addDays(midnight, 1)
}

function isMidnight(moment: Date): boolean {
  return toStationMoment(moment, STATION_TIME_ZONE).time === '00:00'
}
