import { defineDoor } from '@/lib/api/doors/define-door'
import { lookUpPayment } from '@/lib/api/payments'
import { PaymentLookupRequest } from '@/provider/contract/payments'

/** Passes the browser's request on to `POST sun/v2/payments/lookup`. */
export const POST = defineDoor(
  { limit: 'lookUpPayment', session: 'none', body: PaymentLookupRequest, response: 'ok' },
  ({ body, language }) => lookUpPayment(body, language),
)
