import { giveDispute } from '@/lib/api/debts'
import { defineDoor } from '@/lib/api/doors/define-door'
import { DisputeRequest } from '@/provider/contract/debts'

/** Passes the browser's request on to `POST auth-client/fines/{id}/dispute`. */
export const POST = defineDoor(
  { limit: 'giveDispute', session: 'client', body: DisputeRequest, param: 'id', response: 'created' },
  ({ id, body, ...client }) => giveDispute('fines', id, body, client),
)
