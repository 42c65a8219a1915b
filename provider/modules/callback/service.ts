import type { CallbackRequest } from '@/provider/contract/callback'
import { givenConsents } from '@/provider/given-consents'
import { PERSONAL_DOCUMENTS, requireConsents, requireVersionsInForce } from '@/provider/modules/bookings/consent-checks'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { Language } from '@/provider/rules/language'
import type { CallbackRepository, Tracking } from './repository'

/** Who asks, as the site saw him. `consents`: the header, `document@version` pairs joined by commas. */
type Visitor = { language: Language; ip: string | null; consents: string; tracking: Tracking }

export type CallbackService = ReturnType<typeof createCallbackService>

export function createCallbackService(callbacks: CallbackRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Keeps the request of somebody who wants to be called back (specification §7). Of one phone only so many a day:
     * the others are received like them and not kept.
     *
     * @throws {FailureError} `not_found` for another station, `consent_required`.
     */
    async receive(request: CallbackRequest, { language, ip, consents, tracking }: Visitor): Promise<void> {
      await settings.forSite(request.station, language)
      const at = now()
      const given = givenConsents(consents)
      requireConsents(given, PERSONAL_DOCUMENTS)
      const data = await settings.current()
      requireVersionsInForce(given, data, at)
      await callbacks.keep({
        station: settings.station,
        name: request.clientName,
        phone: request.clientPhone,
        partner: request.partner || null,
        affiliate: request.affiliate || null,
        language,
        tracking,
        consents: given.map((consent) => ({ ...consent, givenAt: at, ip })),
        maxPerPhone: data.maxCallbacksPerPhone,
        at,
      })
    },
  }
}
