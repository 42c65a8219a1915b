import 'server-only'
import { PaymentLookupAnswer, type PaymentLookupRequest } from '@/provider/contract/payments'
import { callProvider } from './call-provider'

/** What is due by number and surname. @throws {ProviderError} `not_found` for a wrong pair */
export async function lookUpPayment(request: PaymentLookupRequest): Promise<PaymentLookupAnswer> {
  return callProvider({
    path: '/sun/v2/payments/lookup',
    method: 'POST',
    body: request,
    answer: PaymentLookupAnswer,
    language: null,
  })
}
