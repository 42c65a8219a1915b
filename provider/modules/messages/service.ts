import type { MessageRequest } from '@/provider/contract/messages'
import { givenConsents } from '@/provider/given-consents'
import { PERSONAL_DOCUMENTS, requireConsents, requireVersionsInForce } from '@/provider/modules/bookings/consent-checks'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { Language } from '@/provider/rules/language'
import type { MessagesRepository } from './repository'

type Parts = { messages: MessagesRepository; settings: SettingsService; now: () => Date }
type Sender = { consents: string | undefined; language: Language; ip: string | null }

export type MessagesService = ReturnType<typeof createMessagesService>

export function createMessagesService({ messages, settings, now }: Parts) {
  return {
    /** Keeps a message of the contact form. @throws {FailureError} `consent_required` */
    async receive(request: MessageRequest, { consents: header, language, ip }: Sender): Promise<void> {
      const consents = givenConsents(header)
      requireConsents(consents, PERSONAL_DOCUMENTS)
      const at = now()
      requireVersionsInForce(consents, await settings.current(), at)
      await messages.add({ station: settings.station, request, consents, language, ip, at })
    },
  }
}
