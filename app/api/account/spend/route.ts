import { defineDoor } from '@/lib/api/doors/define-door'
import { spendMiles } from '@/lib/api/miles'
import { SpendRequest } from '@/provider/contract/miles'

/** Passes the browser's request on to `POST auth-client/spend`. */
export const POST = defineDoor(
  { limit: 'spendMiles', session: 'client', body: SpendRequest, once: true, response: 'ok' },
  ({ body, ...client }) => spendMiles(body, client, client),
)
