import type { Booking } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import type { CarsService } from '@/provider/modules/cars/cars'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { QuotesService } from '@/provider/modules/quotes/quote-rental'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Language } from '@/provider/rules/i18n/language'
import { opens } from './booking-key'
import { bookingAnswer } from './booking-response'
import type { ChangeRepository } from './change-booking'
import type { HoldRepository } from './hold-car'
import type { BookingsRepository, StoredBooking } from './queries'
import type { RenewalRepository } from './renew-hold'
import type { MovesRepository } from './transitions'

/** Who calls, and in what language the answer is read. `visitor`: hash of the visit's token, null without one. */
export type Caller = {
  language: Language
  ip: string | null
  visitor: string | null
  /** The client whose session acts; null: a guest. */
  clientId: number | null
}

/** What opens a booking: the guest's key, whoever is signed in beside it, or the session of the client whose it is. */
export type Opener = { key: string; callerId: number | null } | { clientId: number }

export type BookingParts = {
  bookings: BookingsRepository
  holds: HoldRepository
  renewals: RenewalRepository
  changes: ChangeRepository
  moves: MovesRepository
  cars: CarsService
  places: PlacesService
  quotes: QuotesService
  settings: SettingsService
  secret: string
  now: () => Date
}

/** @throws {FailureError} `not_found` for a wrong number, a wrong key and another client's booking alike. */
export async function requireBooking(parts: BookingParts, number: string, opener: Opener): Promise<StoredBooking> {
  const isOwner = 'clientId' in opener
  const booking = isOwner
    ? await parts.bookings.findOf(opener.clientId, number)
    : await findBy(opener.key, parts, number)
  if (!booking) throw new FailureError('not_found', 'No such booking.')
  return booking
}

async function findBy(key: string, { bookings, secret }: BookingParts, number: string): Promise<StoredBooking | null> {
  const keyed = await bookings.findKey(number)
  return opens(key, keyed, secret) ? bookings.find(number) : null
}

export async function readFor(parts: BookingParts, booking: StoredBooking, language: Language): Promise<Booking> {
  return (await describer(parts, booking, language))(booking)
}

/** How the booking, with the same car and places, is answered at this moment; pure, so that a transaction may use it. */
export async function describer(
  { cars, places, settings, now }: BookingParts,
  { modelId, rental }: Pick<StoredBooking, 'modelId' | 'rental'>,
  language: Language,
): Promise<(booking: StoredBooking) => Booking> {
  const at = now()
  const [data, car, pickupPlace, dropoffPlace] = await Promise.all([
    settings.current(),
    cars.item(modelId, language),
    places.find(rental.city, language),
    places.find(rental.dropoffPlace, language),
  ])
  return (booking) => bookingAnswer(booking, { car, pickupPlace, dropoffPlace, data }, at)
}
