import 'server-only'
import { findCar } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { ProviderError } from '@/lib/api/provider-error'
import { quoteRental } from '@/lib/api/quotes'
import { findSettings } from '@/lib/api/settings'
import type { CarPage } from '@/lib/cars/car'
import type { Locale } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import {
  chooseRental,
  hasDates,
  type RentalFault,
  readSearchFields,
  type SearchFields,
} from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Quote } from '@/provider/contract/quotes'
import type { Settings } from '@/provider/contract/settings'
import { readStep, type Step } from './steps'

type Query = Record<string, string | string[] | undefined>

/** What every screen of the flow needs. `now` is the request's moment. */
export type BookingBasics = { car: CarPage; fields: SearchFields; places: Place[]; settings: Settings; now: Date }

export type BookingView =
  | { kind: 'missing' }
  | (BookingBasics & { kind: 'dates_needed'; fault: RentalFault | null })
  | (BookingBasics & { kind: 'not_free'; rental: Rental })
  | (BookingBasics & { kind: Exclude<Step, 'review'>; rental: Rental; quote: Quote })

/**
 * Decides which screen an address of the flow shows before there is a booking.
 *
 * @throws {ProviderError} `unavailable`
 */
export async function findBookingView(slug: string, query: Query, locale: Locale, now: Date): Promise<BookingView> {
  const fields = readSearchFields(query)
  const [settings, places] = await Promise.all([findSettings(locale), listPlaces()])
  if (!settings) throw new ProviderError('unavailable', 'booking needs the settings')

  const { rules } = settings
  const placeIds = places.map(({ id }) => id)
  const choice = hasDates(fields)
    ? chooseRental(fields, { now, limits: rules, placeIds, defaultTime: rules.defaultTime })
    : { rental: null, fault: null }
  const car = await findCar(slug, choice.rental ?? undefined)
  if (!car) return { kind: 'missing' }

  const basics = { car, fields, places, settings, now }
  if (!choice.rental) return { ...basics, kind: 'dates_needed', fault: choice.fault }
  const { rental } = choice
  const step = readStep(query.step)
  // Taken while the form was being filled in: the form stays, with the notice above it.
  const keepsForm = step === 'you' && car.reason === 'taken'
  if (car.available === false && !keepsForm) return { ...basics, kind: 'not_free', rental }
  const quote = await quoteRental(slug, rental)
  return { ...basics, kind: step === 'you' ? 'you' : 'dates', rental, quote }
}

/** Full refund until this moment, or null when it has passed (PRODUCT §6). */
export function freeCancellationUntil(pickup: Date, hours: number, now: Date): Date | null {
  const until = new Date(pickup.getTime() - hours * 60 * 60 * 1000)
  return until > now ? until : null
}
