import { isIP } from 'node:net'
import { z } from 'zod'
import { answersCreated, LanguageHeader, succeed } from '@/provider/answers'
import { CONSENTS_HEADER } from '@/provider/contract/callback'
import { MessageAnswer, MessageRequest } from '@/provider/contract/messages'
import type { ProviderServer } from '@/provider/provider-server'
import { languageOf } from '@/provider/rules/language'
import type { MessagesService } from './service'

/** `x-client-ip`: the visitor's address as the site saw it, kept with the consents. */
const Headers = LanguageHeader.extend({
  [CONSENTS_HEADER]: z.string().max(400).optional(),
  'x-client-ip': z.string().optional(),
})

export function messagesRoutes(app: ProviderServer, messages: MessagesService): void {
  app.post(
    '/sun/v2/messages',
    { schema: { tags: ['messages'], body: MessageRequest, headers: Headers, response: answersCreated(MessageAnswer) } },
    async ({ body, headers }, reply) => {
      const address = headers['x-client-ip'] ?? ''
      await messages.receive(body, {
        consents: headers[CONSENTS_HEADER],
        language: languageOf(headers['accept-language']),
        ip: isIP(address) ? address : null,
      })
      return reply.code(201).send(succeed({ received: true as const }))
    },
  )
}
