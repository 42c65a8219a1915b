import { CallbackRequest, CallbackResponse } from '@/provider/contract/callback'
import { requestVisitorOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { requestCallback } from './request-callback'

const docs = operations('callback', {
  requestCallback: 'Ask the branch to call back',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type Callback = { request: Bound<typeof requestCallback> }

/** Registers the route of callback requests. */
export function callbackRoutes(app: ProviderServer, callback: Callback): void {
  const response = createdResponses(CallbackResponse)
  const schema = { ...docs.requestCallback, body: CallbackRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/callback', { config, schema }, async (request, reply) => {
    await callback.request(request.body, requestVisitorOf(request))
    return reply.code(201).send(ok({ received: true as const }))
  })
}
