import type { PartnerRequest } from '@/provider/contract/content'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { Visitor } from '@/provider/visitor'
import type { PartnersRepository } from './repository'

export type PartnersService = ReturnType<typeof createPartnersService>

export function createPartnersService(partners: PartnersRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Keeps the request of somebody who wants to become a partner.
     *
     * @throws {FailureError} `consent_required`
     */
    async receive(request: PartnerRequest, visitor: Visitor): Promise<void> {
      const at = now()
      const consents = personalConsents(visitor, await settings.current(), at)
      const { language, tracking } = visitor
      await partners.keep({ ...request, station: settings.station, language, tracking, consents, at })
    },
  }
}
