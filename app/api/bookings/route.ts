import { holdCar } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { HoldRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `POST sun/v2/bookings`. */
export const POST = defineDoor(
  { limit: 'holdCar', session: 'optional', body: HoldRequest, once: true, response: 'hold' },
  ({ body, ...visitor }) => holdCar(body, visitor),
)
