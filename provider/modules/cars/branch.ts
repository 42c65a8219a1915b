import type { OffersService } from '@/provider/modules/offers/service'
import type { OptionsService } from '@/provider/modules/options/service'
import type { PlacesService } from '@/provider/modules/places/service'
import type { PromoService } from '@/provider/modules/promo/service'
import type { SettingsService } from '@/provider/modules/settings/service'
import type { PriceRules } from '@/provider/rules/price-rules'
import type { StationData } from '@/provider/rules/station'
import type { CarsRepository, SeasonRow } from './repository'

export type CarsParts = {
  cars: CarsRepository
  settings: SettingsService
  places: PlacesService
  options: OptionsService
  promo: PromoService
  offers: OffersService
  now: () => Date
}

export type Branch = { data: StationData; rules: PriceRules; seasons: SeasonRow[] }

/** What every price of the branch depends on, read anew for each answer. */
export async function readBranch({ cars, settings }: Pick<CarsParts, 'cars' | 'settings'>): Promise<Branch> {
  const [data, seasons] = await Promise.all([settings.current(), cars.listSeasons(settings.station)])
  return { data, rules: priceRules(data, seasons), seasons }
}

export function priceRules(
  data: Pick<StationData, 'nightFee' | 'freeDelivery' | 'mileageOption' | 'saleLimit' | 'milesMaxSharePercent'>,
  seasons: PriceRules['seasons'],
): PriceRules {
  return {
    seasons,
    nightFee: data.nightFee,
    freeDelivery: data.freeDelivery,
    mileageDiscountPercent: data.mileageOption.discountPercent,
    saleLimit: data.saleLimit,
    milesMaxSharePercent: data.milesMaxSharePercent,
  }
}
