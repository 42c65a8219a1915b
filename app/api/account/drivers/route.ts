import { addDriver, SentDriver } from '@/lib/api/client-drivers'
import { defineDoor } from '@/lib/api/doors/define-door'

/** Passes the browser's request on to `POST auth-client/drivers`. */
export const POST = defineDoor(
  { limit: 'saveDriver', session: 'client', body: SentDriver, response: 'created' },
  ({ body, ...client }) => addDriver(body, client),
)
