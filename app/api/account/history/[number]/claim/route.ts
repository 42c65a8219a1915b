import { defineDoor } from '@/lib/api/doors/define-door'
import { claimBooking } from '@/lib/api/history'
import { ClaimRequest } from '@/provider/contract/history'

/** Passes the browser's request on to `POST auth-client/history/{number}/claim`. */
export const POST = defineDoor(
  { limit: 'cancelBooking', session: 'client', body: ClaimRequest, param: 'number', response: 'ok' },
  ({ number, body, ...client }) => claimBooking(number, body, client),
)
