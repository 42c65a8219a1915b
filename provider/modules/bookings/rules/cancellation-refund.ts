import { subHours } from 'date-fns'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'

/** When free cancellation ends: with the start, or with one that was changed only after its own had ended. */
export type FreeTerms = {
  startAt: Date
  /** Null: no change came after free cancellation was over. */
  refundStartAt: Date | null
  freeCancellationHours: number
}

export type RefundTerms = FreeTerms & {
  /** Really received, kopecks. */
  paidKop: number
  price: Pick<Price, 'lines'>
}

type Protected = { options: Pick<RentalRequest['options'], 'protection'> }

/** `until` of `full` is its last instant ("at least 48 hours before"), of `protected` the first one after it. */
export type RefundZone = { kind: 'full' | 'protected' | 'none'; until: Date | null; refundKop: number }

/**
 * What comes back of what was paid when the client cancels at `at` (specification §9): everything until the free
 * cancellation ends; then, with booking protection only, all but its own price; from the start on nothing. The 24 hours
 * of the specification end nothing: the rule is the same on both sides of them.
 */
export function refundKop(terms: RefundTerms, at: Date): number {
  const zone = refundZones(terms).find(({ kind, until }) => !until || at < until || (kind === 'full' && +at === +until))
  return zone?.refundKop ?? 0
}

/** The last instant of free cancellation: a later start, chosen after it, does not bring it back. */
export function freeUntil({ freeCancellationHours, ...starts }: FreeTerms): Date {
  return subHours(firstStart(starts), freeCancellationHours)
}

/** What a booking remembers of its start when it is changed at `at`. */
export function refundStartAfterChange(terms: FreeTerms & { status: BookingStatus }, at: Date): Date | null {
  return isFreeOver(terms, at) ? firstStart(terms) : terms.refundStartAt
}

/** Protection is bought while cancelling is free: later it would buy back money that is lost already. */
export function isProtectionLate(
  booking: FreeTerms & { status: BookingStatus; rental: Protected },
  wanted: Protected,
  at: Date,
): boolean {
  return wanted.options.protection && !booking.rental.options.protection && isFreeOver(booking, at)
}

/** A hold is only asked for: what is over begins with the confirmation. */
function isFreeOver({ status, ...terms }: FreeTerms & { status: BookingStatus }, at: Date): boolean {
  return status !== 'held' && at > freeUntil(terms)
}

function firstStart({ startAt, refundStartAt }: Omit<FreeTerms, 'freeCancellationHours'>): Date {
  return refundStartAt && refundStartAt < startAt ? refundStartAt : startAt
}

/** The same rule as a list: what the preview shows is what the refund takes. */
export function refundZones({ paidKop, price, ...terms }: RefundTerms): RefundZone[] {
  const protection = price.lines.find(({ code }) => code === 'booking_protection')
  const keptKop = protection?.amountKop ?? 0
  return [
    { kind: 'full', until: freeUntil(terms), refundKop: paidKop },
    ...(protection
      ? [{ kind: 'protected' as const, until: terms.startAt, refundKop: Math.max(0, paidKop - keptKop) }]
      : []),
    { kind: 'none', until: null, refundKop: 0 },
  ]
}
