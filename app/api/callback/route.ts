import { requestCallback } from '@/lib/api/callback'
import { defineDoor } from '@/lib/api/doors/define-door'
import { CallbackRequest } from '@/provider/contract/callback'

/** Passes the browser's request on to `POST sun/v2/callback`. */
export const POST = defineDoor(
  { limit: 'requestCallback', session: 'optional', body: CallbackRequest, consents: true, response: 'received' },
  ({ body, ...visitor }) => requestCallback(body, visitor),
)
