import { defineDoor } from '@/lib/api/doors/define-door'
import { DoorError } from '@/lib/api/doors/door-error'
import { findPayment } from '@/lib/api/payments'

/** Passes the browser's request on to `GET sun/v2/payments/{id}`, for a page that waits: the unguessable id is the right to ask. */
export const GET = defineDoor(
  { limit: 'readPayment', session: 'none', param: 'id', response: 'ok' },
  async ({ id }) => {
    const payment = await findPayment(id)
    if (!payment) throw new DoorError('not_found')
    return payment
  },
)
