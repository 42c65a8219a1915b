import { SITE_LINKS } from '@/lib/routing/site-links'
import { PAYMENT_NUMBER_MAX } from '@/provider/contract/rules/payment-number'
import { PURPOSES } from './lookup-rules'

type Purpose = (typeof PURPOSES)[number]

/** The payment page with its first two fields filled in, without the language prefix. */
export function paymentHref(purpose: Purpose, number: string): string {
  return `${SITE_LINKS.payment}?${new URLSearchParams({ purpose, number })}`
}

/** What an address fills in; nothing of what it does not name, or names wrongly. */
export function readPaymentQuery(search: string): { purpose: Purpose | ''; number: string } {
  const query = new URLSearchParams(search)
  const purpose = PURPOSES.find((one) => one === query.get('purpose')) ?? ''
  return { purpose, number: (query.get('number') ?? '').slice(0, PAYMENT_NUMBER_MAX) }
}
