import type { PaymentLookupAnswer, PaymentLookupRequest } from '@/provider/contract/payments'
import { isRecord } from './is-record'
import { RefusedError } from './refused-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/payments/lookup`. @throws {RefusedError} */
export async function lookUpPayment(request: PaymentLookupRequest): Promise<PaymentLookupAnswer> {
  const data = await sendJson('/api/payments/lookup/', request)
  if (!isAnswer(data)) throw new RefusedError('unavailable')
  return data
}

/** The door has checked the answer against the contract: here it only must be one. */
function isAnswer(data: unknown): data is PaymentLookupAnswer {
  return isRecord(data) && typeof data.number === 'string' && typeof data.dueKop === 'number'
}
