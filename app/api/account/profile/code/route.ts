import { requestOwnCode } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { OwnCodeRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/settings/code`. */
export const POST = defineDoor(
  { limit: 'requestCode', session: 'client', body: OwnCodeRequest, response: 'ok' },
  ({ body, ...client }) => requestOwnCode(body, client),
)
