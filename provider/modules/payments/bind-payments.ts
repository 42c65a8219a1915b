import { bind } from '@/provider/modules/bind'
import { createForeignIds, handleNotification } from './handle-notification'
import { lookUpPayment } from './look-up-payment'
import type { PaymentDeps } from './payment-deps'
import { readPayment } from './refresh-status'
import { startBookingPayment, startPayment } from './start-payment'

/** What routes and other modules call. */
export type Payments = ReturnType<typeof bindPayments>

/** Binds the use cases of visitors and of the gateway; those of the staff are bound for the command line. */
export function bindPayments(deps: PaymentDeps) {
  return bind(
    { ...deps, foreignIds: createForeignIds() },
    {
      lookUp: lookUpPayment,
      start: startPayment,
      startForBooking: startBookingPayment,
      read: readPayment,
      handleNotification,
    },
  )
}
