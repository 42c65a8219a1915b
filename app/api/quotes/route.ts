import { defineDoor } from '@/lib/api/doors/define-door'
import { quoteFor } from '@/lib/api/quotes'
import { RentalRequest } from '@/provider/contract/quotes'

/** Passes the browser's request on to `POST sun/v2/quote`. */
export const POST = defineDoor(
  {
    limit: 'quoteRental',
    session: 'optional',
    body: RentalRequest,
    promoCodes: ({ pc }: RentalRequest) => [pc],
    response: 'ok',
  },
  ({ body, ...visitor }) => quoteFor(body, visitor),
)
