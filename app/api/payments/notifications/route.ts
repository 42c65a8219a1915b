import { defineDoor } from '@/lib/api/doors/define-door'
import { passNotification } from '@/lib/api/payments'
import { PaymentNotification } from '@/provider/contract/payments'

/** A payment's object is some kB. */
const BODY_LIMIT_BYTES = 16 * 1024

/**
 * Passes the gateway's request on to `POST sun/v2/payments/notifications`: a program calls, from no page of ours. Its 200 says that the
 * provider has it; after anything else the gateway says it again.
 */
export const POST = defineDoor(
  {
    limit: 'notifyPayment',
    session: 'gateway',
    origin: 'server',
    body: PaymentNotification,
    bodyLimitBytes: BODY_LIMIT_BYTES,
    response: 'empty',
  },
  ({ body, requestHeaders }) => passNotification(body, requestHeaders),
)
