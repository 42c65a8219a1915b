import { defineDoor } from '@/lib/api/doors/define-door'
import { requestOwnChangeQuote } from '@/lib/api/history'
import { RentalRequest } from '@/provider/contract/quotes'

/** Passes the browser's request on to `POST auth-client/history/{number}/quote`: what a change of an own booking would cost. */
export const POST = defineDoor(
  {
    limit: 'quoteRental',
    session: 'client',
    body: RentalRequest,
    promoCodes: ({ pc }: RentalRequest) => [pc],
    param: 'number',
    response: 'ok',
  },
  ({ number, body, ...client }) => requestOwnChangeQuote(number, body, client),
)
