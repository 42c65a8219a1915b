import type { PricesQuery, PricesResponse } from '@/provider/contract/prices'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Options } from '@/provider/modules/options/list-options'
import { extraOffer, insurancePerDayKop, protectionOffer } from '@/provider/modules/options/option-offers'
import type { Places } from '@/provider/modules/places/list-places'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { insuranceTexts } from '@/provider/rules/options/insurance-texts'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

type Deps = { cars: Cars; settings: Settings; places: Places; options: Options }

/** Returns all prices in one answer; the price table for the terms of the query. */
export async function readPriceList(
  { cars, settings, places, options }: Deps,
  query: PricesQuery,
  language: Language,
): Promise<PricesResponse> {
  const [data, priceList, extras, allPlaces] = await Promise.all([
    settings.current(),
    cars.priceList(query, language),
    options.list(),
    places.list(language),
  ])
  const { from, to, feeKop } = data.nightFee
  return {
    ...priceList,
    extras: extras.map((row) => ({
      ...extraOffer(row, { left: null, days: null }, language),
      classes: row.classes ?? [],
    })),
    insurance: data.insurance.map((insurance) => insuranceRow(insurance, language)),
    protection: protectionOffer(data, language),
    mileage: data.mileageOption,
    night: { from, to, feeKop },
    places: allPlaces,
    charges: data.laterCharges.map((charge) => ({ ...charge, name: textIn(charge.name, language) })),
  }
}

function insuranceRow(
  insurance: BranchSettings['insurance'][number],
  language: Language,
): PricesResponse['insurance'][number] {
  const { code, documentsWithinDays, deductiblePercent, maxLiabilityKop } = insurance
  const prices = CLASS_IDS.flatMap((id) => {
    const perDayKop = insurancePerDayKop(insurance, id)
    return perDayKop === null ? [] : [[id, perDayKop] as const]
  })
  return {
    code,
    ...insuranceTexts(insurance, language),
    documentsWithinDays,
    perDayKopByClass: Object.fromEntries(prices),
    liability: { deductiblePercent, maxKop: maxLiabilityKop },
  }
}
