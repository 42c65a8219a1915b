import { subHours } from 'date-fns'
import type { Price } from '@/provider/contract/quotes'

export type RefundTerms = {
  startAt: Date
  freeCancellationHours: number
  /** Really received, kopecks. */
  paidKop: number
  price: Pick<Price, 'lines'>
}

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

/** The same rule as a list: what the preview shows is what the refund takes. */
export function refundZones({ startAt, freeCancellationHours, paidKop, price }: RefundTerms): RefundZone[] {
  const protection = price.lines.find(({ code }) => code === 'booking_protection')
  const keptKop = protection?.amountKop ?? 0
  return [
    { kind: 'full', until: subHours(startAt, freeCancellationHours), refundKop: paidKop },
    ...(protection ? [{ kind: 'protected' as const, until: startAt, refundKop: Math.max(0, paidKop - keptKop) }] : []),
    { kind: 'none', until: null, refundKop: 0 },
  ]
}
