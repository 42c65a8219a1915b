import { FailureError } from '@/provider/failure-error'
import type { PlaceQueries, PlaceRow } from './queries'

type Deps = { places: PlaceQueries; station: string }

/** Where one rental begins and ends. */
export type RentalPlaces = { pickupPlace: PlaceRow; dropoffPlace: PlaceRow }

/**
 * Returns the places of a rental. Without `city` the car is picked up at the default place; without `dropoffPlace` it goes
 * back to where it was picked up.
 *
 * @throws {FailureError} `unknown_place` when there is no such place, or cars are not handed over there.
 */
export async function findRentalPlaces(
  { places, station }: Deps,
  { city, dropoffPlace: dropoff }: { city?: number | undefined; dropoffPlace?: number | undefined },
  defaultPlaceId: number,
): Promise<RentalPlaces> {
  const rows = await places.list(station)
  const pickupId = city ?? defaultPlaceId
  const dropoffId = dropoff ?? pickupId
  const pickupPlace = rows.find(({ id, handsOut }) => id === pickupId && handsOut)
  const dropoffPlace = rows.find(({ id, takesBack }) => id === dropoffId && takesBack)
  if (!pickupPlace) throw unknownPlaceFailure('city', pickupId)
  if (!dropoffPlace) throw unknownPlaceFailure('dropoffPlace', dropoffId)
  return { pickupPlace, dropoffPlace }
}

function unknownPlaceFailure(field: string, id: number): FailureError {
  return new FailureError('unknown_place', `No hand-over at place ${id}.`, { fields: { [field]: 'unknown' } })
}
