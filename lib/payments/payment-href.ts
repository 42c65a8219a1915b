import { SITE_LINKS } from '@/lib/routing/site-links'
import { PAYMENT_NUMBER_MAX } from '@/provider/contract/rules/payments/payment-number'
import { PAYMENT_PURPOSES, type PaymentPurpose } from '@/provider/contract/rules/payments/payment-purposes'

/** The payment page with its first two fields filled in, without the language prefix. */
export function paymentHref(purpose: PaymentPurpose, number: string): string {
  return `${SITE_LINKS.payment}?${new URLSearchParams({ purpose, number })}`
}

/** The true state of a payment, whichever way it went; without the language prefix. */
export function paymentStatusHref(id: string): string {
  return `/status/success/?payment=${id}`
}

/** The same of a payment that is looked up later: it stays there, whatever came of it. */
export function paymentReceiptHref(id: string): string {
  return `${paymentStatusHref(id)}&view=receipt`
}

type Query = Record<string, string | string[] | undefined>

/** What an address fills in; nothing of what it does not name, or names wrongly. */
export function readPaymentQuery(query: Query): { purpose: PaymentPurpose | ''; number: string } {
  const purpose = PAYMENT_PURPOSES.find((one) => one === query.purpose) ?? ''
  const number = typeof query.number === 'string' ? query.number.slice(0, PAYMENT_NUMBER_MAX) : ''
  return { purpose, number }
}
