import { MessageRequest, MessageResponse } from '@/provider/contract/contacts'
import { requestVisitorOf } from '@/provider/http/auth-hooks'
import { operations } from '@/provider/http/operations'
import { createdResponses, ok } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { VisitorHeaders } from '@/provider/http/visitor-headers'
import type { Bound } from '@/provider/modules/bind'
import type { sendMessage } from './send-message'

const docs = operations('contacts', {
  sendMessage: 'Send a message to the branch',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const

type Contacts = { send: Bound<typeof sendMessage> }

/** Registers the route of messages to the branch. */
export function contactsRoutes(app: ProviderServer, contacts: Contacts): void {
  const response = createdResponses(MessageResponse)
  const schema = { ...docs.sendMessage, body: MessageRequest, headers: VisitorHeaders, response }
  app.post('/sun/v2/messages', { config, schema }, async (request, reply) => {
    await contacts.send(request.body, requestVisitorOf(request))
    return reply.code(201).send(ok({ received: true as const }))
  })
}
