import type { PartnerRequest } from '@/provider/contract/content'
import { givenConsents } from '@/provider/given-consents'
import { PERSONAL_DOCUMENTS, requireConsents, requireVersionsInForce } from '@/provider/modules/bookings/consent-checks'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { Language } from '@/provider/rules/language'
import type { PartnersRepository } from './repository'

/** Who asks, as the site saw him. `consents`: the header, `document@version` pairs joined by commas. */
type Visitor = { language: Language; ip: string | null; consents: string | undefined }

export type PartnersService = ReturnType<typeof createPartnersService>

export function createPartnersService(partners: PartnersRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Keeps the request of somebody who wants to become a partner.
     *
     * @throws {FailureError} `consent_required`
     */
    async receive(request: PartnerRequest, { language, ip, consents }: Visitor): Promise<void> {
      const at = now()
      const given = givenConsents(consents)
      requireConsents(given, PERSONAL_DOCUMENTS)
      requireVersionsInForce(given, await settings.current(), at)
      await partners.keep({
        ...request,
        station: settings.station,
        language,
        consents: given.map((consent) => ({ ...consent, givenAt: at, ip })),
        at,
      })
    },
  }
}
