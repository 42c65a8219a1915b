import { addHours } from 'date-fns'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatPhone } from '@/lib/format/phone'
import { telHref } from '@/lib/format/russian-phone'
import { hoursBehindStation } from '@/lib/i18n/reader-clock'
import type { Locale } from '@/lib/i18n/routing'
import { type StationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { firstPickup } from './first-pickup'

/** What the calendar must know of the branch; plain values, because it runs in the browser. */
export type CalendarRules = {
  /** Of the station, `YYYY-MM-DD`. */
  today: string
  /** First allowed pick-up. */
  first: StationMoment
  /** Last day of the calendar, `YYYY-MM-DD`. */
  last: string
  /** Hours that the clock of the readers of a language is behind the station's; negative: ahead. */
  hoursBehind: Record<Locale, number>
  phone: { text: string; href: string }
  /** Whose prices it shows: of the cars that the form searches, of one model, or none. */
  prices: 'search' | { car: string } | null
}

export function calendarRules(
  now: Date,
  rules: BranchRules,
  phone: string,
  prices: CalendarRules['prices'] = 'search',
): CalendarRules {
  return {
    prices,
    today: toStationMoment(now, STATION_TIME_ZONE).date,
    first: toStationMoment(firstPickup(now, rules), STATION_TIME_ZONE),
    last: toStationMoment(addHours(now, rules.maxDaysAhead * 24), STATION_TIME_ZONE).date,
    hoursBehind: {
      ru: hoursBehindStation('ru', now),
      en: hoursBehindStation('en', now),
      'zh-CN': hoursBehindStation('zh-CN', now),
    },
    phone: { text: formatPhone(phone), href: telHref(phone) },
  }
}
