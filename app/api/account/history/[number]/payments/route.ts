import { defineDoor } from '@/lib/api/doors/define-door'
import { payOwnBooking } from '@/lib/api/history'
import { BookingPaymentRequest } from '@/provider/contract/payments'

/** Passes the browser's request on to `POST auth-client/history/{number}/payments`: what is due for an own booking. */
export const POST = defineDoor(
  {
    limit: 'createPayment',
    session: 'client',
    body: BookingPaymentRequest,
    once: true,
    param: 'number',
    response: 'created',
  },
  ({ number, body, ...client }) => payOwnBooking(number, body, client, client),
)
