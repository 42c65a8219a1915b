import { answersCreated, succeed } from '@/provider/answers'
import { CallbackAnswer, CallbackRequest } from '@/provider/contract/callback'
import type { ProviderServer } from '@/provider/provider-server'
import { VisitorHeaders, visitorOf } from '@/provider/visitor'
import type { CallbackService } from './service'

export function callbackRoutes(app: ProviderServer, callback: CallbackService): void {
  const response = answersCreated(CallbackAnswer)
  const schema = { tags: ['callback'], body: CallbackRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/callback', { schema }, async ({ body, headers }, reply) => {
    await callback.receive(body, visitorOf(headers))
    return reply.code(201).send(succeed({ received: true as const }))
  })
}
