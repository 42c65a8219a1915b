import { requestExtension, withdrawExtension } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { ExtensionRequest } from '@/provider/contract/extensions'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/extension`: asks the branch for a later return. */
export const POST = defineDoor(
  { limit: 'requestExtension', session: 'guest-key', body: ExtensionRequest, param: 'number', response: 'ok' },
  ({ number, key, body, requestHeaders }) => requestExtension(number, key, body, requestHeaders),
)

/** Passes the browser's request on to `DELETE sun/v2/bookings/{number}/extension`: takes the request back. */
export const DELETE = defineDoor(
  { limit: 'requestExtension', session: 'guest-key', param: 'number', response: 'ok' },
  ({ number, key, requestHeaders }) => withdrawExtension(number, key, requestHeaders),
)
