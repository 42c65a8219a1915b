import { defineDoor } from '@/lib/api/doors/define-door'
import { cancelOwnBooking } from '@/lib/api/history'
import { CancelRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `POST auth-client/history/{number}/cancel`. */
export const POST = defineDoor(
  { limit: 'cancelBooking', session: 'client', body: CancelRequest, param: 'number', response: 'ok' },
  async ({ number, body, ...client }) => {
    const { status } = await cancelOwnBooking(number, body.refundKop, client)
    return { number, status }
  },
)
