import { patchBooking } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { BookingPatch } from '@/provider/contract/bookings'

/** Passes the browser's request on to `PATCH sun/v2/bookings/{number}`: confirms or changes, with the key of the booking's cookie. */
export const PATCH = defineDoor(
  {
    limit: 'patchBooking',
    session: 'guest-key-and-optional',
    body: BookingPatch,
    param: 'number',
    response: 'ok',
  },
  async ({ number, key, body, ...visitor }) => {
    const { status } = await patchBooking(number, key, body, visitor)
    return { number, status }
  },
)
