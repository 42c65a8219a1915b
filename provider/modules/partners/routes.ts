import { PartnerRequest, PartnerRequestResponse } from '@/provider/contract/partners'
import { requestVisitorOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { submitPartnerRequest } from './submit-request'

const docs = operations('partners', {
  requestPartnership: 'Ask to become a partner',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type Partners = { submitRequest: Bound<typeof submitPartnerRequest> }

/** Registers the route of partnership requests. */
export function partnersRoutes(app: ProviderServer, partners: Partners): void {
  const response = createdResponses(PartnerRequestResponse)
  const schema = { ...docs.requestPartnership, body: PartnerRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/partners/requests', { config, schema }, async (request, reply) => {
    await partners.submitRequest(request.body, requestVisitorOf(request))
    return reply.code(201).send(ok({ received: true as const }))
  })
}
