import type { ClientAnswer } from '@/provider/contract/account'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { AttentionRepository } from './attention-queries'

type Parts = { attention: AttentionRepository; settings: SettingsService; now: () => Date }

/** What waits for the client, as numbers. */
export function createAttention({ attention, settings, now }: Parts) {
  return async (clientId: number): Promise<ClientAnswer['attention']> => {
    const at = now()
    return attention.count(clientId, toStationMoment(at, (await settings.current()).timeZone).date)
  }
}
