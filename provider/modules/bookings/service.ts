import { subDays } from 'date-fns'
import type { z } from 'zod'
import type {
  Booking,
  CancelRequest,
  ChangeQuote,
  ChangeRequest,
  ConfirmRequest,
  HoldAnswer,
  HoldRequest,
  RenewRequest,
} from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import { requireConsents, requireVersionsInForce } from '@/provider/modules/consents/check-consents'
import { legacyHoldHash, legacyRenewalHash } from '@/provider/records/idempotency/legacy-request-hash'
import { fingerprintOf, isSameRequest } from '@/provider/records/idempotency/request-fingerprint'
import { PERSONAL_DOCUMENTS } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'
import { storedReferral } from '@/provider/rules/partners/referral'
import { guestKey } from './booking-key'
import type { CancelOutcome } from './cancellation-terms'
import { changeBooking, quoteChange } from './check-change'
import { takeHold } from './check-hold'
import { renewHold } from './check-renewal'
import { requireOffer, requireQuotedPrice } from './hold-checks'
import type { Idempotency, StoredAnswer } from './idempotent-hold'
import { type BookingParts, type Caller, type Opener, readFor, requireBooking } from './open-booking'
import { openPaper, type PaperOpener, tellablePaper } from './voucher-access'

const CONFIRM_DOCUMENTS = ['public_offer', 'rentalterms'] as const
const ANSWERS_KEPT_DAYS = 7

type ChangeQuoteData = z.infer<typeof ChangeQuote>

export type BookingsService = ReturnType<typeof createBookingsService>

export function createBookingsService(parts: BookingParts) {
  const { bookings, moves, settings, now } = parts
  return {
    /**
     * Takes a car for the minutes of a hold. The same key with the same request gets the same answer, the key included.
     *
     * @throws {FailureError} `idempotency_key_reused`, `quote_invalid`, `price_changed`, whatever an offer refuses, and
     * whatever `takeHold` refuses.
     */
    async hold(request: HoldRequest, once: RequestKey, caller: Caller): Promise<HoldAnswer> {
      const idempotency = idempotencyOf('booking', once, null, caller, legacyHoldHash(request, caller))
      return answerTo(parts, idempotency, () => holdQuoted(parts, request, idempotency, caller))
    },

    /** @throws {FailureError} `not_found` for a wrong number and for a wrong key alike. */
    async find(number: string, opener: Opener, language: Language): Promise<Booking> {
      const booking = await readFor(parts, await requireBooking(parts, number, opener), language)
      return { ...booking, asOf: now().toISOString() }
    },

    /** @throws {FailureError} `not_found`, `consent_required`, `hold_expired`, `conflict`, `too_many_requests`. */
    async confirm(number: string, opener: Opener, { consents }: ConfirmRequest, caller: Caller): Promise<Booking> {
      const { id, status } = await requireBooking(parts, number, opener)
      requireConsents(consents, CONFIRM_DOCUMENTS)
      // A repeated confirmation is held to what was agreed to then, not to the texts of today.
      const data = await settings.current()
      if (status !== 'confirmed') requireVersionsInForce(consents, data, now())
      const { maxOpenBookingsPerPhone } = data
      const outcome = await moves.confirm(id, { consents, ip: caller.ip, maxOpenBookingsPerPhone, at: now() })
      if (outcome === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
      if (outcome === 'conflict') throw new FailureError('conflict', 'This booking cannot be confirmed so.')
      return readFor(parts, await requireBooking(parts, number, opener), caller.language)
    },

    /** @throws {FailureError} `not_found`, and whatever `renewHold` refuses. */
    async renew(
      number: string,
      opener: Opener,
      request: z.infer<typeof RenewRequest>,
      once: RequestKey,
      caller: Caller,
    ): Promise<HoldAnswer> {
      const booking = await requireBooking(parts, number, opener)
      const idempotency = idempotencyOf(
        'renewal',
        once,
        number,
        caller,
        legacyRenewalHash({ number, ...request }, caller),
      )
      return answerTo(parts, idempotency, () => renewHold(parts, booking, request.totalKop, idempotency, caller))
    },

    /** @throws {FailureError} `not_found`, and whatever `quoteChange` refuses. */
    async quote(number: string, opener: Opener, rental: RentalRequest, language: Language): Promise<ChangeQuoteData> {
      const asked = { language, clientId: callerOf(opener) }
      return quoteChange(parts, await requireBooking(parts, number, opener), rental, asked)
    },

    /** @throws {FailureError} `not_found`, and whatever `changeBooking` refuses. */
    async change(number: string, opener: Opener, request: ChangeRequest, language: Language): Promise<Booking> {
      await changeBooking(parts, await requireBooking(parts, number, opener), request, callerOf(opener))
      return readFor(parts, await requireBooking(parts, number, opener), language)
    },

    /** @throws {FailureError} `not_found`, `refund_changed` with both sums, `hold_expired`, `conflict`. */
    async cancel(
      number: string,
      opener: Opener,
      { refundKop }: z.infer<typeof CancelRequest>,
      language: Language,
    ): Promise<Booking> {
      const { id } = await requireBooking(parts, number, opener)
      const { freeCancellationHours } = (await settings.current()).rules
      const outcome = await moves.cancel(id, { shownKop: refundKop, freeCancellationHours, at: now() })
      requireCancelled(outcome, refundKop)
      return readFor(parts, await requireBooking(parts, number, opener), language)
    },

    /** What a paper for whoever asks is made from. @throws {FailureError} `not_found` */
    paper: (number: string, opener: PaperOpener) => openPaper(parts, number, opener),

    /** The same for what the branch tells of by itself, with the key of the secret link. */
    tellable: (number: string) => tellablePaper(parts, number),

    /** Frees what nobody confirmed in time, forgets old answers and networks. @returns the number of expired holds. */
    async sweep(): Promise<number> {
      await bookings.forgetAnswers(subDays(now(), ANSWERS_KEPT_DAYS))
      await moves.forgetNetworks(now())
      return moves.expireStale(now())
    },
  }
}

/** The offer is asked about first: whoever has not got it is told so, whatever price he was shown. */
async function holdQuoted(
  parts: BookingParts,
  request: HoldRequest,
  idempotency: Idempotency,
  caller: Caller,
): Promise<StoredAnswer> {
  const { rental, quoteToken } = request
  const { ip, clientId } = caller
  requireConsents(request.consents, PERSONAL_DOCUMENTS)
  const offer = await parts.cars.offerRental(rental, { clientId, isPlateSoughtLater: true })
  requireOffer(offer)
  requireQuotedPrice(parts.quotes.read(quoteToken, rental, clientId), offer.price.totalKop)
  const at = parts.now()
  const consents = request.consents.map((consent) => ({ ...consent, givenAt: at, ip }))
  const wanted = { ...request, referral: storedReferral(request), consents, ownerId: clientId }
  return takeHold(parts, offer, wanted, idempotency, caller)
}

/** @throws {FailureError} `hold_expired`, `conflict`, `refund_changed` */
function requireCancelled(outcome: CancelOutcome, shownKop: number): void {
  if (outcome.kind === 'expired') throw new FailureError('hold_expired', 'The hold ran out.')
  if (outcome.kind === 'conflict') throw new FailureError('conflict', 'This booking cannot be cancelled.')
  if (outcome.kind === 'refund_changed')
    throw new FailureError('refund_changed', 'The refund is not the one that was shown.', {
      details: { oldRefundKop: shownKop, newRefundKop: outcome.refundKop },
    })
}

/** Who asks, when it is a client. */
function callerOf(opener: Opener): number | null {
  return 'clientId' in opener ? opener.clientId : opener.callerId
}

/** The visit and the client are part of the request: the guest's key is answered again only to whoever had it. */
function idempotencyOf(
  scope: Idempotency['scope'],
  { key, sent }: RequestKey,
  number: string | null,
  { visitor, clientId }: Caller,
  oldHash: string,
): Idempotency {
  return { scope, key, ...fingerprintOf(sent, [scope, number, visitor, clientId], oldHash) }
}

/**
 * What was answered to the key before, or what the work answers. Before every other check: what was answered stays
 * answered, though the car is taken now and the price another.
 */
async function answerTo(
  { bookings, secret }: BookingParts,
  idempotency: Idempotency,
  work: () => Promise<StoredAnswer>,
): Promise<HoldAnswer> {
  const { booking, keySalt, ...kept } = (await bookings.findAnswer(idempotency)) ?? (await work())
  if (!isSameRequest(kept, idempotency)) {
    throw new FailureError('idempotency_key_reused', 'This key belongs to another request.')
  }
  return { booking, key: guestKey(booking.number, keySalt, secret) }
}
