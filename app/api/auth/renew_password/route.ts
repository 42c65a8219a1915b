import { renewPassword } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { RenewPasswordRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/renew_password`. */
export const POST = defineDoor(
  { limit: 'register', session: 'session-cookie', body: RenewPasswordRequest, response: 'session' },
  ({ body, ...visitor }) => renewPassword(body, visitor),
)
