import type { CallbackRequest } from '@/provider/contract/callback'
import { personalConsents } from '@/provider/modules/consents/given-consents'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { Visitor } from '@/provider/rules/actors'
import { storedReferral } from '@/provider/rules/partners/referral'
import type { CallbackRepository } from './request-callback'

export type CallbackService = ReturnType<typeof createCallbackService>

export function createCallbackService(callbacks: CallbackRepository, settings: SettingsService, now: () => Date) {
  return {
    /**
     * Keeps the request of somebody who wants to be called back (specification §7), and tells the branch. Of one phone only so many a day:
     * the others are received like them and not kept.
     *
     * @throws {FailureError} `not_found` for another station, `consent_required`.
     */
    async receive(request: CallbackRequest, visitor: Visitor): Promise<void> {
      const { language, tracking } = visitor
      await settings.forSite(request.station, language)
      const at = now()
      const data = await settings.current()
      const consents = personalConsents(visitor, data, at)
      await callbacks.keep({
        station: settings.station,
        name: request.clientName,
        phone: request.clientPhone,
        ...storedReferral(request),
        language,
        tracking,
        consents,
        maxPerPhone: data.maxCallbacksPerPhone,
        branchEmail: data.main_email,
        at,
      })
    },
  }
}
