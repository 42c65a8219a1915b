import type { Place } from '@/provider/contract/places'
import { FailureError } from '@/provider/failure-error'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { PlaceRow, PlacesRepository } from './queries'

export type PlacesService = ReturnType<typeof createPlacesService>

/** Where one rental begins and ends. */
export type RentalPlaces = { pickupPlace: PlaceRow; dropoffPlace: PlaceRow }

export function createPlacesService(places: PlacesRepository, station: string) {
  return {
    async list(language: Language): Promise<Place[]> {
      return (await places.list(station)).map((row) => placeIn(row, language))
    },

    /** The place of a booking, though no car may be handed over there any more. */
    async find(id: number, language: Language): Promise<Place> {
      const row = (await places.list(station)).find((place) => place.id === id)
      if (!row) throw new Error(`A booking names place ${id}, which is not there.`)
      return placeIn(row, language)
    },

    /**
     * @param city the default place when not given; a car goes back to where it was taken when `dropoffPlace` is not.
     * @throws {FailureError} `unknown_place` when there is no such place, or cars are not handed over there.
     */
    async forRental(
      { city, dropoffPlace: dropoff }: { city?: number | undefined; dropoffPlace?: number | undefined },
      defaultPlaceId: number,
    ): Promise<RentalPlaces> {
      const rows = await places.list(station)
      const pickupId = city ?? defaultPlaceId
      const dropoffId = dropoff ?? pickupId
      const pickupPlace = rows.find(({ id, handsOut }) => id === pickupId && handsOut)
      const dropoffPlace = rows.find(({ id, takesBack }) => id === dropoffId && takesBack)
      if (!pickupPlace) throw unknownPlace('city', pickupId)
      if (!dropoffPlace) throw unknownPlace('dropoffPlace', dropoffId)
      return { pickupPlace, dropoffPlace }
    },
  }
}

export function placeIn(row: PlaceRow, language: Language): Place {
  const { id, code, zone, name, hint, returnHint, lat, lng, feeKop, handsOut, takesBack } = row
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
  }
}

function unknownPlace(field: string, id: number): FailureError {
  return new FailureError('unknown_place', `No hand-over at place ${id}.`, { fields: { [field]: 'unknown' } })
}
