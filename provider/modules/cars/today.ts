import { toStationMoment } from '@/provider/contract/rules/station-time'
import { seasonPercent } from '@/provider/rules/season'
import type { Branch } from './branch'

/** The station's date, `YYYY-MM-DD`, and its season in percent of a plain day. */
export function todayOf({ data, seasons }: Branch, now: Date): { today: string; todayPercent: number } {
  const { date: today } = toStationMoment(now, data.timeZone)
  return { today, todayPercent: seasonPercent(today, seasons) }
}
