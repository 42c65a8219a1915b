import { changePassword } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { PasswordChange } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/settings/password`. */
export const POST = defineDoor(
  { limit: 'signIn', session: 'client', body: PasswordChange, response: 'session' },
  ({ body, ...client }) => changePassword(body, client),
)
