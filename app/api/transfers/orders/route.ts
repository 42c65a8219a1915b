import { defineDoor } from '@/lib/api/doors/define-door'
import { orderTransfer } from '@/lib/api/transfers'
import { TransferOrderRequest } from '@/provider/contract/transfers'

/** Passes the browser's request on to `POST sun/v2/transfers/orders`. */
export const POST = defineDoor(
  {
    limit: 'orderTransfer',
    session: 'optional',
    body: TransferOrderRequest,
    once: true,
    consents: true,
    response: 'created',
  },
  ({ body, ...visitor }) => orderTransfer(body, visitor),
)
