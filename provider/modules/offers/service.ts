import type { OffersAnswer } from '@/provider/contract/offers'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { SettingsService } from '@/provider/modules/settings/service'
import { type Language, textIn } from '@/provider/rules/language'
import type { OffersRepository } from './repository'

type Parts = { offers: OffersRepository; settings: SettingsService; now: () => Date }

export type OffersService = ReturnType<typeof createOffersService>

export function createOffersService({ offers, settings, now }: Parts) {
  return {
    async list(clientId: number, language: Language): Promise<OffersAnswer> {
      const { timeZone } = await settings.current()
      const rows = await offers.listOpen(clientId, toStationMoment(now(), timeZone).date)
      return {
        items: rows.map(({ id, name, priceDiscountKop, cvet, features, model }) => ({
          id,
          naimenovanie: textIn(name, language),
          PriceDiscount: priceDiscountKop / KOPECKS_PER_ROUBLE,
          cvet,
          features_options: features.map((feature) => ({ name: textIn(feature, language) })),
          cd: { naimenovanie: model },
        })),
      }
    },
  }
}
