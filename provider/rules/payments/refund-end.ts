/**
 * Replaces the gateway's reason once the staff has corrected a refund that did not leave: another one took its place, or it
 * was given back by hand.
 */
export const REFUND_ENDS = ['replaced', 'by_hand'] as const
export type RefundEnd = (typeof REFUND_ENDS)[number]

/** A replaced refund was never carried out, neither by the gateway nor by hand. */
export const REPLACED: RefundEnd = 'replaced'

/** Returns how a refund that did not leave was corrected, or null. */
export function refundEnd(cancelReason: string | null): RefundEnd | null {
  return REFUND_ENDS.find((end) => end === cancelReason) ?? null
}
