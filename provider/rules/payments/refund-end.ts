/**
 * What stands in place of the gateway's reason once a refund that did not leave has been seen to: another one took its
 * place, or it was given back by hand.
 */
export const SEEN_TO = ['replaced', 'by_hand'] as const
export type RefundEnd = (typeof SEEN_TO)[number]

/** This one alone was never carried out, by anybody. */
export const REPLACED: RefundEnd = 'replaced'

export function refundEnd(cancelReason: string | null): RefundEnd | null {
  return SEEN_TO.find((end) => end === cancelReason) ?? null
}
