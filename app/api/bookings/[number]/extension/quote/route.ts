import { quoteExtension } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { ExtensionQuoteRequest } from '@/provider/contract/extensions'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/extension/quote`: what a later return would cost. */
export const POST = defineDoor(
  { limit: 'quoteRental', session: 'guest-key', body: ExtensionQuoteRequest, param: 'number', response: 'ok' },
  ({ number, key, body, requestHeaders }) => quoteExtension(number, key, body, requestHeaders),
)
