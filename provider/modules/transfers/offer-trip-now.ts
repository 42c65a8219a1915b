import type { TransferTrip } from '@/provider/contract/transfers'
import type { Database } from '@/provider/db/database'
import type { Places } from '@/provider/modules/places/list-places'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { type OfferedTrip, offerTrip } from './offer-trip'
import { listPresets, listRouteRows, listTransferRows } from './queries'

export type TripDeps = { db: Database; places: Places; settings: Settings; now: () => Date }

/** Offers a trip with what the branch has now. @throws {FailureError} the codes of `offerTrip` */
export async function offerTripNow(
  { db, places, settings, now }: TripDeps,
  trip: TransferTrip,
  data: BranchSettings,
): Promise<OfferedTrip> {
  const { station } = settings
  const [models, routes, presets, allPlaces] = await Promise.all([
    listTransferRows(db, station),
    listRouteRows(db, station),
    listPresets(db, station),
    places.list('ru'),
  ])
  return offerTrip(trip, { models, routes, presets, places: allPlaces.map(({ code }) => code), data }, now())
}
