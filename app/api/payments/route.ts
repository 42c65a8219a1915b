import { defineDoor } from '@/lib/api/doors/define-door'
import { createPayment } from '@/lib/api/payments'
import { PaymentRequest } from '@/provider/contract/payments'

/** Passes the browser's request on to `POST sun/v2/payments`: a number and a surname are the right to pay. */
export const POST = defineDoor(
  {
    limit: 'createPayment',
    // It tells as much of a number and a surname as the look-up: guesses count together.
    secondLimit: { door: 'lookUpPayment', when: ({ purpose }: PaymentRequest) => purpose !== 'other' },
    session: 'none',
    body: PaymentRequest,
    once: true,
    response: 'created',
  },
  ({ body, ...visitor }) => createPayment(body, visitor),
)
