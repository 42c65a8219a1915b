import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { seasonPercent } from '@/provider/rules/prices/season'
import type { Branch } from './price-context'

/** Returns the branch's date, `YYYY-MM-DD`, and its season in percent of a plain day. */
export function todayOf({ data, seasons }: Branch, now: Date): { today: string; todayPercent: number } {
  const { date: today } = toStationMoment(now, data.timeZone)
  return { today, todayPercent: seasonPercent(today, seasons) }
}
