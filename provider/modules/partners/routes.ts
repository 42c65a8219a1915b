import { answersCreated, succeed } from '@/provider/answers'
import { PartnerRequest, PartnerRequestAnswer } from '@/provider/contract/partners'
import type { ProviderServer } from '@/provider/provider-server'
import { VisitorHeaders, visitorOf } from '@/provider/visitor'
import type { PartnersService } from './service'

export function partnersRoutes(app: ProviderServer, partners: PartnersService): void {
  const response = answersCreated(PartnerRequestAnswer)
  const schema = { tags: ['partners'], body: PartnerRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/partners/requests', { schema }, async ({ body, headers }, reply) => {
    await partners.receive(body, visitorOf(headers))
    return reply.code(201).send(succeed({ received: true as const }))
  })
}
