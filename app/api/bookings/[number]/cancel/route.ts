import { cancelBooking } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { CancelRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/cancel`. */
export const POST = defineDoor(
  { limit: 'cancelBooking', session: 'guest-key', body: CancelRequest, param: 'number', response: 'ok' },
  async ({ number, key, body, requestHeaders }) => {
    const { status } = await cancelBooking(number, key, body.refundKop, requestHeaders)
    return { number, status }
  },
)
