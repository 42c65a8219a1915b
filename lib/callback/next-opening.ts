import type { StationMoment } from '@/provider/contract/rules/dates/station-time'
import type { OpeningHours } from '@/provider/contract/settings'

/** A branch may be closed for a week and a holiday; behind that nobody is told when to expect a call. */
const DAYS_AHEAD = 14

/** When the branch opens next, and in how many days; null while it is open, and where its hours are not known. */
export function nextOpening(
  hours: OpeningHours[],
  { date: today, time }: StationMoment,
): (StationMoment & { daysAhead: number }) | null {
  if (spansOf(hours, today).some(({ opens, closes }) => opens <= time && time < closes)) return null
  for (let daysAhead = 0; daysAhead <= DAYS_AHEAD; daysAhead++) {
    const date = dayAfter(today, daysAhead)
    const times = spansOf(hours, date).map(({ opens }) => opens)
    const [first] = times.filter((opens) => daysAhead > 0 || opens > time).sort()
    if (first !== undefined) return { date, time: first, daysAhead }
  }
  return null
}

/** @param date `YYYY-MM-DD` */
function spansOf(hours: OpeningHours[], date: string): OpeningHours[] {
  // Sunday is 0 there and 7 in the settings.
  const day = new Date(date).getUTCDay() || 7
  return hours.filter(({ days }) => days.includes(day))
}

function dayAfter(date: string, days: number): string {
  const day = new Date(date)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
