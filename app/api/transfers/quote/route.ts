import { defineDoor } from '@/lib/api/doors/define-door'
import { quoteTransfer } from '@/lib/api/transfers'
import { TransferTrip } from '@/provider/contract/transfers'

/** Passes the browser's request on to `POST sun/v2/transfers/quote`. */
export const POST = defineDoor(
  { limit: 'quoteTransfer', session: 'none', body: TransferTrip, response: 'ok' },
  ({ body, requestHeaders }) => quoteTransfer(body, requestHeaders),
)
