import type { PartnerRequest } from '@/provider/contract/partners'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import type { PartnersRepository } from './submit-request'

export type PartnersService = ReturnType<typeof createPartnersService>

export function createPartnersService(partners: PartnersRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Keeps the request of somebody who wants to become a partner. Of one phone only so many a day: the others are
     * received like them and not kept.
     *
     * @throws {FailureError} `consent_required`
     */
    async receive(request: PartnerRequest, visitor: Visitor): Promise<void> {
      const at = now()
      const data = await settings.current()
      const consents = personalConsents(visitor, data, at)
      const { language, tracking } = visitor
      const maxPerPhone = data.maxMessagesPerPhone
      const to = { station: settings.station, branchEmail: data.main_email }
      await partners.keep({ ...request, ...to, language, tracking, consents, maxPerPhone, at })
    },
  }
}
