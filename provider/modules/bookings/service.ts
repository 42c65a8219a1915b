import { createHash } from 'node:crypto'
import { addMinutes, subDays } from 'date-fns'
import type { Booking, ConfirmRequest, HoldAnswer, HoldRequest } from '@/provider/contract/bookings'
import { FailureError } from '@/provider/failure-error'
import type { CarsService } from '@/provider/modules/cars/service'
import { type PlacesService, placeIn } from '@/provider/modules/places/service'
import type { QuotesService } from '@/provider/modules/quotes/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { Language } from '@/provider/rules/language'
import { bookingAnswer } from './booking-answer'
import { guestKey, opens } from './booking-key'
import {
  requireConsents,
  requireFitDriver,
  requireForHire,
  requireQuotedPrice,
  requireVersionsInForce,
} from './hold-checks'
import type { HoldRepository } from './hold-repository'
import type { MovesRepository } from './moves-repository'
import type { BookingsRepository, StoredBooking } from './repository'

const HOLD_DOCUMENTS = ['privacy_policy', 'personal_data_agreement'] as const
const CONFIRM_DOCUMENTS = ['public_offer', 'rentalterms'] as const
const ANSWERS_KEPT_DAYS = 7

/** Who calls, and in what language the answer is read. */
export type Caller = { language: Language; ip: string | null }

export type BookingParts = {
  bookings: BookingsRepository
  holds: HoldRepository
  moves: MovesRepository
  cars: CarsService
  places: PlacesService
  quotes: QuotesService
  settings: SettingsService
  secret: string
  now: () => Date
}

export type BookingsService = ReturnType<typeof createBookingsService>

export function createBookingsService(parts: BookingParts) {
  const { bookings, moves, now } = parts
  return {
    /**
     * Takes a car for the minutes of a hold. The same key with the same request gets the same answer, the key included.
     *
     * @throws {FailureError} `idempotency_key_reused`, `consent_required`, `quote_invalid`, `price_changed`, `car_taken`,
     * `car_not_for_hire`, `too_many_requests`, the driver's limit, the fault of the dates, `not_found`, `unknown_place`.
     */
    async hold(request: HoldRequest, idempotencyKey: string, caller: Caller): Promise<HoldAnswer> {
      const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
      // Before every other check: what was answered stays answered, though the car is taken now and the price another.
      const answered = await bookings.findAnswer(idempotencyKey)
      const answer = answered ?? (await takeHold(parts, request, { key: idempotencyKey, requestHash }, caller))
      if (answer.requestHash !== requestHash) {
        throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
      }
      const { booking, keySalt } = answer
      return { booking, key: guestKey(booking.number, keySalt, parts.secret) }
    },

    /** @throws {FailureError} `not_found` for a wrong number and for a wrong key alike. */
    async find(number: string, key: string, language: Language): Promise<Booking> {
      return readFor(parts, await requireBooking(parts, number, key), language)
    },

    /** @throws {FailureError} `not_found`, `consent_required`, `hold_expired`, `conflict`. */
    async confirm(number: string, key: string, { consents }: ConfirmRequest, caller: Caller): Promise<Booking> {
      const { id, status } = await requireBooking(parts, number, key)
      requireConsents(consents, CONFIRM_DOCUMENTS)
      // A repeated confirmation is held to what was agreed to then, not to the texts of today.
      if (status !== 'confirmed') requireVersionsInForce(consents, await parts.settings.current(), now())
      const outcome = await moves.confirm(id, { consents, ip: caller.ip, at: now() })
      if (outcome === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
      if (outcome === 'conflict') throw new FailureError('conflict', 'This booking cannot be confirmed so.')
      return readFor(parts, await requireBooking(parts, number, key), caller.language)
    },

    /** Frees what nobody confirmed in time, and forgets old answers. @returns the number of expired holds. */
    async sweep(): Promise<number> {
      await bookings.forgetAnswers(subDays(now(), ANSWERS_KEPT_DAYS))
      return moves.expireStale(now())
    },
  }
}

async function takeHold(
  { holds, cars, quotes, settings, now }: BookingParts,
  request: HoldRequest,
  idempotency: { key: string; requestHash: string },
  { language, ip }: Caller,
) {
  requireConsents(request.consents, HOLD_DOCUMENTS)
  const offer = await cars.offerRental(request.rental)
  requireQuotedPrice(quotes.read(request.quoteToken, request.rental), offer.price.totalKop)
  requireForHire(offer)
  requireVersionsInForce(request.consents, offer.data, now())
  requireFitDriver(request.driver, offer)

  const { data, handOver, model } = offer
  const at = now()
  const around = {
    car: await cars.itemOf(offer, language),
    pickupPlace: placeIn(handOver.pickupPlace, language),
    dropoffPlace: placeIn(handOver.dropoffPlace, language),
    rules: data.rules,
  }
  // Whether a plate is free is asked inside the transaction only: a twin of this request may just have taken it.
  return holds.hold({
    ...offer,
    station: settings.station,
    modelId: model.id,
    holdUntil: addMinutes(at, data.rules.holdMinutes),
    maxHoldsPerPhone: data.maxHoldsPerPhone,
    maxHoldsPerAddress: data.maxHoldsPerAddress,
    now: at,
    request,
    ip,
    idempotency,
    describe: (booking) => bookingAnswer(booking, around, at),
  })
}

async function requireBooking({ bookings, secret }: BookingParts, number: string, key: string): Promise<StoredBooking> {
  const booking = await bookings.find(number)
  if (!opens(key, booking, secret)) throw new FailureError('not_found', 'No such booking.')
  return booking
}

async function readFor(
  { cars, places, settings, now }: BookingParts,
  booking: StoredBooking,
  language: Language,
): Promise<Booking> {
  const { rental } = booking
  const [{ rules }, car, pickupPlace, dropoffPlace] = await Promise.all([
    settings.current(),
    cars.item(booking.modelId, language),
    places.find(rental.city, language),
    places.find(rental.dropoffPlace, language),
  ])
  return bookingAnswer(booking, { car, pickupPlace, dropoffPlace, rules }, now())
}
