import { subHours } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { DRIVER_AGREEMENTS } from './consent'

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

/**
 * Returns the texts of which one has to be agreed to for the data of drivers: the general one until drivers have a text of
 * their own, and for a day more.
 */
export function driverAgreementsAt(
  { documentVersions, timeZone }: Pick<BranchSettings, 'documentVersions' | 'timeZone'>,
  now: Date,
): readonly (typeof DRIVER_AGREEMENTS)[number][] {
  const hasOwnText = (moment: Date) =>
    documentVersions.driver_data_agreement.some((from) => from <= toStationMoment(moment, timeZone).date)
  if (!hasOwnText(now)) return ['personal_data_agreement']
  return hasOwnText(subHours(now, GRACE_HOURS)) ? ['driver_data_agreement'] : DRIVER_AGREEMENTS
}
