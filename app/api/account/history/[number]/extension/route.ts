import { defineDoor } from '@/lib/api/doors/define-door'
import { requestOwnExtension, withdrawOwnExtension } from '@/lib/api/history'
import { ExtensionRequest } from '@/provider/contract/extensions'

/** Passes the browser's request on to `POST auth-client/history/{number}/extension`: asks the branch for a later return. */
export const POST = defineDoor(
  { limit: 'requestExtension', session: 'client', body: ExtensionRequest, param: 'number', response: 'ok' },
  ({ number, body, ...client }) => requestOwnExtension(number, body, client),
)

/** Passes the browser's request on to `DELETE auth-client/history/{number}/extension`: takes the request back. */
export const DELETE = defineDoor(
  { limit: 'requestExtension', session: 'client', param: 'number', response: 'ok' },
  ({ number, ...client }) => withdrawOwnExtension(number, client),
)
