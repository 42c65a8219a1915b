import { defineDoor } from '@/lib/api/doors/define-door'
import { quoteOwnExtension } from '@/lib/api/history'
import { ExtensionQuoteRequest } from '@/provider/contract/extensions'

/** Passes the browser's request on to `POST auth-client/history/{number}/extension/quote`: what a later return would cost. */
export const POST = defineDoor(
  { limit: 'quoteRental', session: 'client', body: ExtensionQuoteRequest, param: 'number', response: 'ok' },
  ({ number, body, ...client }) => quoteOwnExtension(number, body, client),
)
