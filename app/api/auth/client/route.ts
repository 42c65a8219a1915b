import { readClient } from '@/lib/api/account'
import { defineDoor } from '@/lib/api/doors/define-door'

/** Passes the browser's request on to `GET auth-client/client`: only the five fields that a browser may store, and the session's end. */
export const GET = defineDoor(
  { limit: 'readClient', session: 'client', response: 'ok' },
  async ({ session, requestHeaders }) => {
    const client = await readClient(session, requestHeaders)
    const { id, first_name, last_name, middle_name, bonus_miles, sessionEndsAt } = client
    return { id, first_name, last_name, middle_name, bonus_miles, sessionEndsAt }
  },
)
