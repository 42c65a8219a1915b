import { requestCode } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { CodeRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/code`. */
export const POST = defineDoor(
  { limit: 'requestCode', session: 'none', body: CodeRequest, response: 'ok' },
  ({ body, ...visitor }) => requestCode(body, visitor),
)
