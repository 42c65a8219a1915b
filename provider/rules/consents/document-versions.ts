import { subHours } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** A form that was opened before a text changed may still be sent. */
const GRACE_HOURS = 24

/**
 * Returns whether a text may be agreed to now: the newest version of today, on the branch's calendar, or that of a day
 * ago.
 *
 * @param published dates from which the versions apply, `YYYY-MM-DD`, in any order.
 */
export function isInForce(version: string, published: readonly string[], now: Date, timeZone: string): boolean {
  return [now, subHours(now, GRACE_HOURS)].some((moment) => {
    const { date } = toStationMoment(moment, timeZone)
    return (
      version ===
      published
        .filter((from) => from <= date)
        .sort()
        .at(-1)
    )
  })
}
