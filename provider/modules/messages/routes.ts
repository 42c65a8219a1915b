import { answersCreated, succeed } from '@/provider/answers'
import { MessageAnswer, MessageRequest } from '@/provider/contract/messages'
import type { ProviderServer } from '@/provider/provider-server'
import { VisitorHeaders, visitorOf } from '@/provider/visitor'
import type { MessagesService } from './service'

export function messagesRoutes(app: ProviderServer, messages: MessagesService): void {
  const response = answersCreated(MessageAnswer)
  const schema = { tags: ['messages'], body: MessageRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/messages', { schema }, async ({ body, headers }, reply) => {
    await messages.receive(body, visitorOf(headers))
    return reply.code(201).send(succeed({ received: true as const }))
  })
}
