import type { PricesAnswer, PricesQuery } from '@/provider/contract/prices'
import { CLASS_IDS } from '@/provider/contract/rules/cars/car-classes'
import type { Cars } from '@/provider/modules/cars/cars'
import type { OptionsService } from '@/provider/modules/options/list-options'
import {
  extraOffer,
  insurancePerDayKop,
  insuranceTexts,
  protectionOffer,
} from '@/provider/modules/options/option-offers'
import type { PlacesService } from '@/provider/modules/places/list-places'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { StationData } from '@/provider/rules/settings/station-settings'

type PricesParts = { cars: Cars; settings: SettingsService; places: PlacesService; options: OptionsService }

export type PricesService = ReturnType<typeof createPricesService>

export function createPricesService({ cars, settings, places, options }: PricesParts) {
  return {
    /** Everything that costs money, in one answer; the price table with what was asked for. */
    async all(query: PricesQuery, language: Language): Promise<PricesAnswer> {
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
        insurance: data.insurance.map((sold) => insuranceRow(sold, language)),
        protection: protectionOffer(data, language),
        mileage: data.mileageOption,
        night: { from, to, feeKop },
        places: allPlaces,
        charges: data.laterCharges.map((charge) => ({ ...charge, name: textIn(charge.name, language) })),
      }
    },
  }
}

function insuranceRow(sold: StationData['insurance'][number], language: Language): PricesAnswer['insurance'][number] {
  const { code, documentsWithinDays, deductiblePercent, maxLiabilityKop } = sold
  const prices = CLASS_IDS.flatMap((id) => {
    const perDayKop = insurancePerDayKop(sold, id)
    return perDayKop === null ? [] : [[id, perDayKop] as const]
  })
  return {
    code,
    ...insuranceTexts(sold, language),
    documentsWithinDays,
    perDayKopByClass: Object.fromEntries(prices),
    liability: { deductiblePercent, maxKop: maxLiabilityKop },
  }
}
