import { defineDoor } from '@/lib/api/doors/define-door'
import { payBooking } from '@/lib/api/payments'
import { BookingPaymentRequest } from '@/provider/contract/payments'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/payments`, with the key of the booking's cookie. */
export const POST = defineDoor(
  {
    limit: 'createPayment',
    session: 'guest-key',
    body: BookingPaymentRequest,
    once: true,
    param: 'number',
    response: 'created',
  },
  ({ number, key, body, ...visitor }) => payBooking(number, key, body, visitor),
)
