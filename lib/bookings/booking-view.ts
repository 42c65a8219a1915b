import 'server-only'
import { quoteRental } from '@/lib/api/quotes'
import { type ChosenCar, findChosenCar } from '@/lib/cars/find-chosen-car'
import type { Locale } from '@/lib/i18n/routing'
import { refusedRental } from '@/lib/search/refused-rental'
import type { Rental } from '@/lib/search/rental'
import type { Quote } from '@/provider/contract/quotes'
import { readStep, type Step } from './steps'

type Query = Record<string, string | string[] | undefined>

export type BookingView =
  | { kind: 'missing' }
  | (ChosenCar & { kind: 'dates_needed' })
  | (ChosenCar & { kind: 'not_free'; rental: Rental })
  | (ChosenCar & { kind: Exclude<Step, 'review'>; rental: Rental; quote: Quote })

/**
 * Decides which screen an address of the flow shows before there is a booking. `now` is the request's moment.
 *
 * @throws {ProviderError} `unavailable`
 */
export async function findBookingView(slug: string, query: Query, locale: Locale, now: Date): Promise<BookingView> {
  const chosen = await findChosenCar(slug, query, locale, now)
  if (!chosen) return { kind: 'missing' }
  const { car, rental } = chosen
  if (!rental) return { ...chosen, kind: 'dates_needed' }

  const step = readStep(query.step)
  // Taken while the form was being filled in: the form stays, with the notice above it.
  const keepsForm = step === 'you' && car.reason === 'taken'
  if (car.available === false && !keepsForm) return { ...chosen, kind: 'not_free', rental }
  const quote = await quoteRental(slug, rental).catch(refusedRental)
  if (typeof quote === 'string') return { ...chosen, kind: 'dates_needed', fault: quote }
  return { ...chosen, kind: step === 'you' ? 'you' : 'dates', rental, quote }
}
