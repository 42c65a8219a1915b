import { defineDoor } from '@/lib/api/doors/define-door'
import { changeName } from '@/lib/api/profile'
import { NameChange } from '@/provider/contract/profile'

/** Passes the browser's request on to `POST auth-client/settings/name`. */
export const POST = defineDoor(
  { limit: 'changeProfile', session: 'client', body: NameChange, response: 'ok' },
  ({ body, ...client }) => changeName(body, client),
)
