import { isIP } from 'node:net'
import { z } from 'zod'
import { answersCreated, LanguageHeader, succeed } from '@/provider/answers'
import { CONSENTS_HEADER } from '@/provider/contract/callback'
import { PartnerRequest, PartnerRequestAnswer } from '@/provider/contract/content'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { PartnersService } from './service'

const Headers = LanguageHeader.extend({
  'x-client-ip': z.string().optional(),
  [CONSENTS_HEADER]: z.string().max(400).optional(),
})

export function partnersRoutes(app: ProviderServer, partners: PartnersService): void {
  const schema = {
    tags: ['partners'],
    body: PartnerRequest,
    headers: Headers,
    response: answersCreated(PartnerRequestAnswer),
  }
  app.post('/sun/v2/partners/requests', { schema }, async ({ body, headers }, reply) => {
    const address = headers['x-client-ip'] ?? ''
    await partners.receive(body, {
      language: languageOf(headers['accept-language']),
      ip: isIP(address) ? address : null,
      consents: headers[CONSENTS_HEADER],
    })
    return reply.code(201).send(succeed({ received: true as const }))
  })
}
