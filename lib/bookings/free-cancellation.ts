import type { Quote } from '@/provider/contract/quotes'

/** Full refund until this moment, as the provider says of a quote or a booking; null when it has passed (PRODUCT §6). */
export function freeCancellationUntil(of: Pick<Quote, 'freeCancellationUntil'>, now: Date): Date | null {
  const until = new Date(of.freeCancellationUntil)
  return until > now ? until : null
}
