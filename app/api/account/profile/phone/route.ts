import { changePhone } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { PhoneChange } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/settings/phone`. */
export const POST = defineDoor(
  { limit: 'changeProfile', session: 'client', body: PhoneChange, response: 'ok' },
  ({ body, ...client }) => changePhone(body, client),
)
