import { logIn } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { LoginRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/login`. */
export const POST = defineDoor(
  { limit: 'signIn', session: 'session-cookie', body: LoginRequest, response: 'session' },
  ({ body, ...visitor }) => logIn(body, visitor),
)
