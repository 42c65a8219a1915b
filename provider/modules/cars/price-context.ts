import type { OffersService } from '@/provider/modules/offers/list-offers'
import type { OptionsService } from '@/provider/modules/options/list-options'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { PromoService } from '@/provider/modules/promo/prepare-promo'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { PriceRules } from '@/provider/rules/prices/price-rules'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { CarQueries, SeasonRow } from './queries'

export type CarsDeps = {
  cars: CarQueries
  settings: SettingsService
  places: PlacesService
  options: OptionsService
  promo: PromoService
  offers: OffersService
  now: () => Date
}

export type Branch = { data: StationData; rules: PriceRules; seasons: SeasonRow[] }

/** Reads what every price of the branch depends on, for each response. */
export async function readBranch({ cars, settings }: Pick<CarsDeps, 'cars' | 'settings'>): Promise<Branch> {
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
