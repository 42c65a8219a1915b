import 'server-only'
import { ProviderError } from '@/lib/api/provider-error'
import { quoteRental, toRentalRequest } from '@/lib/api/quotes'
import { type ChosenCar, findChosenCar } from '@/lib/cars/find-chosen-car'
import type { Locale } from '@/lib/i18n/routing'
import { refusedRental } from '@/lib/search/refused-rental'
import type { Rental } from '@/lib/search/rental'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { type Choice, NOTHING_CHOSEN, readChoice } from './choice'
import { offeredChoice, type Shortage } from './offered-choice'
import { readStep, type Step } from './steps'

type Query = Record<string, string | string[] | undefined>

/** A rental with everything that was added to it, and its price. */
export type Priced = {
  rental: Rental
  choice: Choice
  /** What was asked for and has run out. */
  short: Shortage[]
  /** The same rental as the quote was asked for. */
  request: RentalRequest
  quote: Quote
}

export type BookingView =
  | { kind: 'missing' }
  | (ChosenCar & { kind: 'dates_needed'; choice: Choice })
  | (ChosenCar & { kind: 'not_free'; rental: Rental; choice: Choice })
  | (ChosenCar & Priced & { kind: Exclude<Step, 'review'> })

/**
 * Decides which screen an address of the flow shows before there is a booking. `now` is the request's moment.
 *
 * @throws {ProviderError} `unavailable`
 */
export async function findBookingView(slug: string, query: Query, locale: Locale, now: Date): Promise<BookingView> {
  const chosen = await findChosenCar(slug, query, locale, now)
  if (!chosen) return { kind: 'missing' }
  const { car, rental } = chosen
  const asked = readChoice(query)
  if (!rental) return { ...chosen, kind: 'dates_needed', choice: asked }

  const step = readStep(query.step)
  // Taken while the form was being filled in: the form stays, with the notice above it.
  const keepsForm = step === 'you' && car.reason === 'taken'
  if (car.available === false && !keepsForm) return { ...chosen, kind: 'not_free', rental, choice: asked }

  const { choice, short } = offeredChoice(asked, car.options)
  const priced = await price(slug, rental, choice).catch(refusedRental)
  if (typeof priced === 'string') return { ...chosen, kind: 'dates_needed', choice, fault: priced }
  return { ...chosen, ...priced, kind: step === 'review' ? 'dates' : step, rental, short }
}

/** Offers may change between two answers of the provider: the plain rental has a price all the same. */
async function price(
  slug: string,
  rental: Rental,
  choice: Choice,
): Promise<Pick<Priced, 'choice' | 'request' | 'quote'>> {
  const request = toRentalRequest(slug, rental, choice)
  try {
    return { choice, request, quote: await quoteRental(request) }
  } catch (error) {
    if (!isAboutOptions(error)) throw error
    const plain = toRentalRequest(slug, rental, NOTHING_CHOSEN)
    return { choice: NOTHING_CHOSEN, request: plain, quote: await quoteRental(plain) }
  }
}

function isAboutOptions(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === 'option_not_offered' || error.code === 'extra_sold_out')
}
