import { renewHold } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { RenewRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/renew`: a hold that ran out comes back under a new number. */
export const POST = defineDoor(
  { limit: 'renewHold', session: 'guest-key', body: RenewRequest, once: true, param: 'number', response: 'hold' },
  ({ number, key, body, ...visitor }) => renewHold(number, key, body.totalKop, visitor),
)
