import { getTimezoneOffset } from 'date-fns-tz'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import type { Locale } from './routing'

const HOUR_MS = 60 * 60 * 1000

/** The clock that the readers of a language compare the station's with; their messages name the same city. */
const ZONE_OF: Record<Locale, string> = { ru: 'Europe/Moscow', en: 'Europe/Moscow', 'zh-CN': 'Asia/Shanghai' }

/** Hours that the clock of the readers is behind the station's; negative: ahead. */
export function hoursBehindStation(locale: Locale, now: Date): number {
  return (getTimezoneOffset(STATION_TIME_ZONE, now) - getTimezoneOffset(ZONE_OF[locale], now)) / HOUR_MS
}
