import { quoteChange } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { RentalRequest } from '@/provider/contract/quotes'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/quote`: what a change would cost. */
export const POST = defineDoor(
  {
    limit: 'quoteRental',
    session: 'guest-key-and-optional',
    body: RentalRequest,
    promoCodes: ({ pc }: RentalRequest) => [pc],
    param: 'number',
    response: 'ok',
  },
  ({ number, key, body, language, ...visitor }) => quoteChange(number, key, body, language, visitor),
)
