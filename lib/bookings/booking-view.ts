import 'server-only'
import type { Session } from '@/lib/api/auth-session'
import { ProviderError } from '@/lib/api/provider/errors'
import { quoteRental, toRentalRequest } from '@/lib/api/quotes'
import { type ChosenCar, findChosenCar } from '@/lib/cars/find-chosen-car'
import { wishedColour } from '@/lib/cars/paint'
import type { Locale } from '@/lib/i18n/routing'
import { type Choice, NOTHING_CHOSEN, readChoice } from '@/lib/options/choice'
import { offeredChoice, type Shortage } from '@/lib/options/offered-choice'
import { readRentalError } from '@/lib/search/read-rental-error'
import type { Rental } from '@/lib/search/rental'
import type { OfferOutcome } from '@/provider/contract/offers'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { readStep } from './steps'

type Query = Record<string, string | string[] | undefined>

/** Whose page it is; `session` null: a guest's. */
type Reader = { locale: Locale; session: Session | null }

/** A rental with everything that was added to it, and its price. */
export type Priced = {
  rental: Rental
  choice: Choice
  /** What was asked for and has run out. */
  short: Shortage[]
  /** What came of the offer that was asked for, when it does nothing: then `choice` is without it. */
  rejectedOffer: OfferOutcome | null
  /** The same rental as the quote was asked for. */
  request: RentalRequest
  quote: Quote
}

export type BookingView =
  | { kind: 'missing' }
  | (ChosenCar & { kind: 'dates_needed'; choice: Choice })
  | (ChosenCar & { kind: 'not_free'; rental: Rental; choice: Choice })
  | (ChosenCar & Priced & { kind: 'options' | 'you' })

/**
 * Decides which screen an address of the flow shows before there is a booking. `now` is the request's moment.
 *
 * @throws {ProviderError} `unavailable`
 */
export async function findBookingView(slug: string, query: Query, reader: Reader, now: Date): Promise<BookingView> {
  const { locale, session } = reader
  const chosen = await findChosenCar(slug, query, locale, now, session)
  if (!chosen) return { kind: 'missing' }
  const { car, rental } = chosen
  const { colour: requestedColour, ...requestedOptions } = readChoice(query)
  const colour = wishedColour(car, requestedColour)
  const requestedChoice = { ...requestedOptions, ...(colour && { colour }) }
  const step = readStep(query.step)
  if (!rental || step === 'dates') return { ...chosen, kind: 'dates_needed', choice: requestedChoice }

  // Taken while the form was being filled in: the form stays, with the notice above it.
  const isFormOpen = step === 'you' && car.reason === 'taken'
  if (car.available === false && !isFormOpen) return { ...chosen, kind: 'not_free', rental, choice: requestedChoice }

  const { choice, short } = offeredChoice(requestedChoice, car.options)
  const priced = await price(slug, rental, choice, session).catch(readRentalError)
  if (typeof priced === 'string') return { ...chosen, kind: 'dates_needed', choice, error: priced }
  return { ...chosen, ...priced, kind: step === 'you' ? 'you' : 'options', rental, short }
}

type Quoted = Pick<Priced, 'choice' | 'request' | 'quote' | 'rejectedOffer'>

/** What is offered may change between two answers of the provider: the plain rental has a price all the same. */
async function price(slug: string, rental: Rental, choice: Choice, session: Session | null): Promise<Quoted> {
  const quoteChoice = async (requestedChoice: Choice) => {
    const request = toRentalRequest(slug, rental, requestedChoice)
    return { choice: requestedChoice, request, quote: await quoteRental(request, session), rejectedOffer: null }
  }
  try {
    const quoted = await quoteChoice(choice)
    const { offer } = quoted.quote
    if (!offer || offer.state === 'accepted') return quoted
    const { offer: _, ...others } = choice
    return { ...(await quoteChoice(others)), rejectedOffer: offer }
  } catch (error) {
    if (!isAboutOptions(error)) throw error
    const { colour, cash } = choice
    return quoteChoice({ ...NOTHING_CHOSEN, ...(colour && { colour }), ...(cash && { cash }) })
  }
}

function isAboutOptions(error: unknown): boolean {
  return error instanceof ProviderError && (error.code === 'option_not_offered' || error.code === 'extra_sold_out')
}
