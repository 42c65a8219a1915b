import type { PaymentLookupRequest, PaymentLookupResponse } from '@/provider/contract/payments'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Language } from '@/provider/rules/i18n/language'
import { findPayable } from './find-payable'
import type { PaymentDeps } from './payment-deps'

type Deps = Pick<PaymentDeps, 'db' | 'settings' | 'now'>

/** Returns what can be paid under a number. @throws {FailureError} `not_found`, whichever of number and surname is wrong */
export async function lookUpPayment(
  { db, settings, now }: Deps,
  request: PaymentLookupRequest,
  language: Language,
): Promise<PaymentLookupResponse> {
  const data = await settings.current()
  const reading = { db, station: settings.station, data, at: now() }
  const payable = await findPayable(reading, { ...request, language })
  const { id, clientId: _clientId, status: _status, ...response } = payable
  return { ...response, pending: await findActivePayment(db, payable.purpose, id) }
}
