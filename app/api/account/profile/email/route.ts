import { changeEmail } from '@/lib/api/auth'
import { defineDoor } from '@/lib/api/doors/define-door'
import { EmailChange } from '@/provider/contract/auth'

/** Passes the browser's request on to `POST auth-client/settings/email`. */
export const POST = defineDoor(
  { limit: 'changeProfile', session: 'client', body: EmailChange, response: 'ok' },
  ({ body, ...client }) => changeEmail(body, client),
)
