import { defineDoor } from '@/lib/api/doors/define-door'
import { releaseMiles } from '@/lib/api/miles'
import { BookingNumber } from '@/provider/contract/bookings'

/** Passes the browser's request on to `DELETE auth-client/spend/{booking}`. */
export const DELETE = defineDoor(
  { limit: 'spendMiles', session: 'client', param: 'number', response: 'ok' },
  ({ number, ...client }) => releaseMiles(BookingNumber.parse(number), client),
)
