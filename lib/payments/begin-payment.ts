import { newKey } from '@/lib/bookings/new-key'
import type { StartedPayment } from '@/lib/browser-api/payments'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { paymentStatusHref } from './payment-href'

/** What was sent last without a sure answer: the same goes out again under the same key, and is one payment. */
let lastAttempt: { content: string; key: string } | null = null

/**
 * Begins a payment and leaves the site for where the payer confirms it; for the payment's own page where the gateway has
 * not named a place yet, or nothing is left to confirm.
 *
 * @param content what is paid, as one text: another content is another payment. @throws {RejectionError}
 */
export async function beginPayment(
  content: string,
  send: (idempotencyKey: string) => Promise<StartedPayment>,
  locale: Locale,
): Promise<void> {
  if (lastAttempt?.content !== content) lastAttempt = { content, key: newKey() }
  try {
    const { id, state, confirmationUrl } = await send(lastAttempt.key)
    lastAttempt = null
    const own = PREFIX_OF[locale] + paymentStatusHref(id)
    window.location.assign(state === 'pending' && confirmationUrl ? confirmationUrl : own)
  } catch (error) {
    if (error instanceof RejectionError && !isUncertain(error)) lastAttempt = null
    throw error
  }
}

/** The answer may have been lost behind a payment that was begun. */
function isUncertain({ code }: RejectionError): boolean {
  return code === 'unavailable' || code === 'internal'
}
