import 'server-only'
import { findCar } from '@/lib/api/cars'
import { ProviderError } from '@/lib/api/provider/errors'
import { toRentalRequest } from '@/lib/api/quotes'
import type { CarPage } from '@/lib/cars/car'
import { type Choice, quantityOf, readChoice } from '@/lib/options/choice'
import { offeredChoice, type Shortage } from '@/lib/options/offered-choice'
import { chooseSearch } from '@/lib/search/choose-search'
import { readRentalError } from '@/lib/search/read-rental-error'
import type { Rental } from '@/lib/search/rental'
import type { RentalError } from '@/lib/search/rental-error'
import { readSearchFields } from '@/lib/search/search-params'
import type { Booking, ChangeQuote } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { Settings } from '@/provider/contract/settings'
import { bookedTrip, tripRental } from './trip'

type Query = Record<string, string | string[] | undefined>

export type ChangeView = {
  car: CarPage
  rental: Rental
  choice: Choice
  short: Shortage[]
  request: RentalRequest
  /** The rental as it is booked, to tell what changes. */
  booked: RentalRequest
  /** What is wrong with the new dates or places; `rental` is then the booked one. */
  error: RentalError | null
  /** Null: the branch does not change it, for the reason in `rejection`. */
  quote: ChangeQuote | null
  rejection: 'change_too_late' | 'car_taken' | null
}

type ChangeContext = {
  booking: Booking
  /** Asks the branch, as whoever may change it. @throws {ProviderError} */
  requestQuote: (request: RentalRequest) => Promise<ChangeQuote>
  query: Query
  settings: Settings
  places: Place[]
  now: Date
}

/** A booking with other dates, places or options, as an address asks for them. @throws {ProviderError} `unavailable` */
export async function findChangeView(context: ChangeContext): Promise<ChangeView | null> {
  const { booking, query, settings, places, now } = context
  const search = chooseSearch(
    { ...readSearchFields(query), class: '', sort: '' },
    { now, places, rules: settings.rules },
  )
  const booked = tripRental(bookedTrip(booking))
  const rental = search?.rental ?? booked
  const car = await findCar(booking.car.slug, rental).catch(readRentalError)
  const carPage = typeof car === 'string' ? await findCar(booking.car.slug) : car
  if (!carPage) return null

  const options = optionsFor(carPage, booking, now)
  const { choice, short } = offeredChoice(chosenOf(booking, query), options)
  const request = toRentalRequest(booking.car.slug, rental, choice)
  const stands = toRentalRequest(booking.car.slug, booked, bookedChoice(booking))
  const view = {
    booked: stands,
    car: { ...carPage, options },
    rental,
    choice,
    short,
    request,
  }
  const error = search?.error ?? (typeof car === 'string' ? car : null)
  if (error) return { ...view, rental: booked, error: error, quote: null, rejection: null }
  return { ...view, ...(await quoteOf(context, request)) }
}

type Quoted = Pick<ChangeView, 'quote' | 'rejection' | 'error'>

async function quoteOf({ requestQuote }: ChangeContext, request: RentalRequest): Promise<Quoted> {
  const none = { quote: null, rejection: null, error: null }
  try {
    const quote = await requestQuote(request)
    return quote.available ? { ...none, quote } : { ...none, rejection: 'car_taken' }
  } catch (error) {
    const code = error instanceof ProviderError ? error.code : null
    if (code === 'change_too_late' || code === 'conflict') return { ...none, rejection: 'change_too_late' }
    if (code === 'car_taken' || code === 'car_not_for_hire') return { ...none, rejection: 'car_taken' }
    return { ...none, error: readRentalError(error) }
  }
}

/** The options as booked until a form was sent: one always names its insurance. */
function chosenOf(booking: Booking, query: Query): Choice {
  return query.insurance === undefined ? bookedChoice(booking) : readChoice(query)
}

export function bookedChoice({ options, promo, offer, colour, cash }: Booking): Choice {
  const others = { ...(colour && { colour }), ...(cash && { cash }) }
  return { options, promo, ...(offer === null ? {} : { offer }), ...others }
}

/** The booking's own extras are free for it; protection cannot be added once free cancellation is over. */
function optionsFor({ options }: CarPage, booking: Booking, now: Date): CarPage['options'] {
  const extras = options.extras.map((extra) => ({
    ...extra,
    left: extra.left === null ? null : extra.left + quantityOf(booking.options, extra.code),
  }))
  const late = booking.status !== 'held' && !booking.options.protection && now > new Date(booking.freeCancellationUntil)
  return { ...options, extras, protection: late ? null : options.protection }
}
