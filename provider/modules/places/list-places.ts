import type { Place } from '@/provider/contract/places'
import type { Bound } from '@/provider/modules/bind'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { findRentalPlaces } from './find-rental-places'
import type { PlaceQueries, PlaceRow } from './queries'

type Deps = { places: PlaceQueries; station: string }

export type Places = {
  list: Bound<typeof listPlaces>
  find: Bound<typeof findPlace>
  findRentalPlaces: Bound<typeof findRentalPlaces>
}

/** Returns every hand-over place in the branch's order. */
export async function listPlaces({ places, station }: Deps, language: Language): Promise<Place[]> {
  return (await places.list(station)).map((row) => placeIn(row, language))
}

/** Returns the place of a booking with its petrol station, also when no car is handed over there any more. */
export async function findPlace({ places, station }: Deps, id: number, language: Language): Promise<Place> {
  const row = (await places.list(station)).find((place) => place.id === id)
  if (!row) throw new Error(`A booking names place ${id}, which is not there.`)
  return bookedPlaceIn(row, language)
}

/** Returns the place of a booking, with its petrol station, in the reader's language. */
export function bookedPlaceIn(row: PlaceRow, language: Language): Place {
  const { fuel } = row
  return { ...placeIn(row, language), fuel: fuel && { ...fuel, name: textIn(fuel.name, language) } }
}

function placeIn(row: PlaceRow, language: Language): Place {
  const { id, code, zone, name, hint, returnHint, lat, lng, feeKop, handsOut, takesBack, arrival, needsAddress } = row
  return {
    id,
    code,
    zone,
    name: textIn(name, language),
    hint: textIn(hint, language),
    returnHint: textIn(returnHint, language),
    lat,
    lng,
    feeKop,
    handsOut,
    takesBack,
    arrival,
    needsAddress,
  }
}
