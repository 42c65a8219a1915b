import { approveDriver } from '@/lib/api/client-drivers'
import { defineDoor } from '@/lib/api/doors/define-door'
import { ApproveRequest } from '@/provider/contract/client-drivers'

/** Passes the browser's request on to `POST auth-client/drivers/{id}/approve`. */
export const POST = defineDoor(
  { limit: 'approveDriver', session: 'client', body: ApproveRequest, param: 'id', response: 'ok' },
  ({ id, body, ...client }) => approveDriver(id, body, client),
)
