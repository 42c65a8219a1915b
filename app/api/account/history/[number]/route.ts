import { defineDoor } from '@/lib/api/doors/define-door'
import { changeOwnBooking } from '@/lib/api/history'
import { ChangeRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `PATCH auth-client/history/{number}`: other dates, places or options of an own booking. */
export const PATCH = defineDoor(
  { limit: 'patchBooking', session: 'client', body: ChangeRequest, param: 'number', response: 'ok' },
  async ({ number, body, ...client }) => {
    const { status } = await changeOwnBooking(number, body, client)
    return { number, status }
  },
)
