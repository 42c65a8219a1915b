import type { Offers } from '@/provider/modules/offers/list-offers'
import type { Options } from '@/provider/modules/options/list-options'
import type { Photos } from '@/provider/modules/photos/read-photos'
import type { Places } from '@/provider/modules/places/list-places'
import type { Promo } from '@/provider/modules/promo/prepare-promo'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import type { PriceRules } from '@/provider/rules/prices/price-rules'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { CarQueries, SeasonRow } from './queries'

export type CarsDeps = {
  cars: CarQueries
  settings: Settings
  places: Places
  photos: Pick<Photos, 'read'>
  options: Options
  promo: Promo
  offers: Offers
  now: () => Date
}

export type Branch = { data: BranchSettings; rules: PriceRules; seasons: SeasonRow[] }

/** Reads what every price of the branch depends on, for each response. */
export async function readBranch({ cars, settings }: Pick<CarsDeps, 'cars' | 'settings'>): Promise<Branch> {
  const [data, seasons] = await Promise.all([settings.current(), cars.listSeasons(settings.station)])
  return { data, rules: priceRules(data, seasons), seasons }
}

/** Returns the rules by which every model is priced. */
export function priceRules(
  data: Pick<BranchSettings, 'nightFee' | 'freeDelivery' | 'mileageOption' | 'saleLimit' | 'milesMaxSharePercent'>,
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
