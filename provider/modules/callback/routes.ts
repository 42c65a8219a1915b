import { CallbackAnswer, CallbackRequest } from '@/provider/contract/callback'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders, visitorOf } from '@/provider/http/visitor-headers'
import type { CallbackService } from './check-request'

export function callbackRoutes(app: ProviderServer, callback: CallbackService): void {
  const response = createdResponses(CallbackAnswer)
  const schema = { tags: ['callback'], body: CallbackRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/callback', { schema }, async ({ body, headers }, reply) => {
    await callback.receive(body, visitorOf(headers))
    return reply.code(201).send(ok({ received: true as const }))
  })
}
