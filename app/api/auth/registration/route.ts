import { register } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { RegistrationRequest } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/registration`. */
export const POST = defineDoor(
  { limit: 'register', session: 'session-cookie', body: RegistrationRequest, consents: true, response: 'session' },
  ({ body, ...visitor }) => register(body, visitor),
)
