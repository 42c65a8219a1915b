import type { MessageRequest } from '@/provider/contract/contacts'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import type { MessagesRepository } from './send-message'

type Parts = { messages: MessagesRepository; settings: SettingsService; now: () => Date }

export type MessagesService = ReturnType<typeof createMessagesService>

export function createMessagesService({ messages, settings, now }: Parts) {
  return {
    /**
     * Keeps a message of the contact form. Of one phone only so many a day: the others are received like them and not
     * kept.
     *
     * @throws {FailureError} `consent_required`
     */
    async receive(request: MessageRequest, visitor: Visitor): Promise<void> {
      const at = now()
      const data = await settings.current()
      const consents = personalConsents(visitor, data, at)
      const { language, tracking } = visitor
      const maxPerPhone = data.maxMessagesPerPhone
      const to = { station: settings.station, branchEmail: data.main_email }
      await messages.keep({ ...request, ...to, language, tracking, consents, maxPerPhone, at })
    },
  }
}
