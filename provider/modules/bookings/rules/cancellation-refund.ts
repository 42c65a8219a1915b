import { subHours } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'

/** What decides when free cancellation ends: the start, or the start before a change that came after the end. */
export type FreeTerms = {
  startAt: Date
  /** Null: no change came after free cancellation was over. */
  refundStartAt: Date | null
  freeCancellationHours: number
}

export type RefundTerms = FreeTerms & {
  /** Received, kopecks. */
  paidKop: number
  price: Pick<Price, 'lines'>
}

type Protected = { options: Pick<RentalRequest['options'], 'protection'> }

/** `until` of `full` is its last instant ("at least 48 hours before"), of `protected` the first one after it. */
export type RefundZone = { kind: 'full' | 'protected' | 'none'; until: Date | null; refundKop: number }

/**
 * Returns the refund when the client cancels at `at` (specification §9): everything until free cancellation ends; then, with
 * booking protection only, all but the protection's price; from the start on nothing. The 24 hours of the specification
 * change nothing: the rule is the same before and after them.
 */
export function refundKop(terms: RefundTerms, at: Date): number {
  const zone = refundZones(terms).find(({ kind, until }) => !until || at < until || (kind === 'full' && +at === +until))
  return zone?.refundKop ?? 0
}

/** Returns the last instant of free cancellation. A later start that is chosen after it does not move it. */
export function freeUntil({ freeCancellationHours, ...starts }: FreeTerms): Date {
  return subHours(firstStart(starts), freeCancellationHours)
}

/** Returns the start that a booking stores for its refund when it is changed at `at`. */
export function refundStartAfterChange(terms: FreeTerms & { status: BookingStatus }, at: Date): Date | null {
  return isFreeOver(terms, at) ? firstStart(terms) : terms.refundStartAt
}

/** Returns whether protection comes too late: after free cancellation it would buy back money that is lost already. */
export function isProtectionLate(
  booking: FreeTerms & { status: BookingStatus; rental: Protected },
  requested: Protected,
  at: Date,
): boolean {
  return requested.options.protection && !booking.rental.options.protection && isFreeOver(booking, at)
}

/** A hold is only a request: free cancellation counts from the confirmation. */
function isFreeOver({ status, ...terms }: FreeTerms & { status: BookingStatus }, at: Date): boolean {
  return status !== 'held' && at > freeUntil(terms)
}

function firstStart({ startAt, refundStartAt }: Omit<FreeTerms, 'freeCancellationHours'>): Date {
  return refundStartAt && refundStartAt < startAt ? refundStartAt : startAt
}

/** Returns the same rule as a list for the preview. */
export function refundZones({ paidKop, price, ...terms }: RefundTerms): RefundZone[] {
  const protection = price.lines.find(({ code }) => code === 'booking_protection')
  const protectionKop = protection?.amountKop ?? 0
  return [
    { kind: 'full', until: freeUntil(terms), refundKop: paidKop },
    ...(protection
      ? [{ kind: 'protected' as const, until: terms.startAt, refundKop: Math.max(0, paidKop - protectionKop) }]
      : []),
    { kind: 'none', until: null, refundKop: 0 },
  ]
}
