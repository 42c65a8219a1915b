import { defineDoor } from '@/lib/api/doors/define-door'
import { checkPromo } from '@/lib/api/quotes'
import { PromoCheck } from '@/provider/contract/quotes'

/** Passes the browser's request on to `POST sun/v2/promo/check`. */
export const POST = defineDoor(
  {
    limit: 'quoteRental',
    session: 'optional',
    body: PromoCheck,
    // The present code is evaluated as well: the response says which of the two is used.
    promoCodes: ({ code, rental }: PromoCheck) => [code, rental.pc],
    response: 'ok',
  },
  ({ body, ...visitor }) => checkPromo(body, visitor),
)
