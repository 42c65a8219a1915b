import { answers, succeed } from '@/provider/answers'
import { PaymentLookupAnswer, PaymentLookupRequest } from '@/provider/contract/payments'
import type { ProviderServer } from '@/provider/provider-server'
import type { PaymentsService } from './service'

export function paymentsRoutes(app: ProviderServer, payments: PaymentsService): void {
  const schema = { tags: ['payments'], body: PaymentLookupRequest, response: answers(PaymentLookupAnswer) }
  app.post('/sun/v2/payments/lookup', { schema }, async ({ body }) => succeed(await payments.lookUp(body)))
}
