import { addHours } from 'date-fns'
import { getTimezoneOffset } from 'date-fns-tz'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatPhone, telHref } from '@/lib/format/phone'
import { type StationMoment, toStationMoment } from '@/provider/contract/rules/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { firstPickup } from './first-pickup'

const HOUR_MS = 60 * 60 * 1000

/** What the calendar must know of the branch; plain values, because it runs in the browser. */
export type CalendarRules = {
  /** First allowed pick-up. */
  first: StationMoment
  /** Last day of the calendar, `YYYY-MM-DD`. */
  last: string
  /** Hours that Moscow is behind the station; negative: ahead. */
  moscowBehind: number
  phone: { text: string; href: string }
}

export function calendarRules(now: Date, rules: BranchRules, phone: string): CalendarRules {
  return {
    first: toStationMoment(firstPickup(now, rules), STATION_TIME_ZONE),
    last: toStationMoment(addHours(now, rules.maxDaysAhead * 24), STATION_TIME_ZONE).date,
    moscowBehind: (getTimezoneOffset(STATION_TIME_ZONE, now) - getTimezoneOffset('Europe/Moscow', now)) / HOUR_MS,
    phone: { text: formatPhone(phone), href: telHref(phone) },
  }
}
