import type { Booking } from '@/provider/contract/bookings'
import type { Language } from '@/provider/rules/i18n/language'
import type { BookingDeps } from './booking-deps'
import { bookingResponse } from './booking-response'
import type { StoredBooking } from './queries'

type Deps = Pick<BookingDeps, 'cars' | 'places' | 'settings' | 'now'>

/** Returns a stored booking as its guest sees it at this moment. */
export async function describeBooking(deps: Deps, booking: StoredBooking, language: Language): Promise<Booking> {
  return (await loadDescription(deps, booking, language))(booking)
}

/**
 * Reads the car and the places of a booking, and returns a function that describes it. The function reads nothing, so that
 * a transaction may call it.
 */
export async function loadDescription(
  { cars, places, settings, now }: Deps,
  { modelId, rental }: Pick<StoredBooking, 'modelId' | 'rental'>,
  language: Language,
): Promise<(booking: StoredBooking) => Booking> {
  const at = now()
  const [data, describeCar, pickupPlace, dropoffPlace] = await Promise.all([
    settings.current(),
    cars.readCar(modelId, language),
    places.find(rental.city, language),
    places.find(rental.dropoffPlace, language),
  ])
  return (booking) => bookingResponse(booking, { describeCar, pickupPlace, dropoffPlace, data }, at)
}
