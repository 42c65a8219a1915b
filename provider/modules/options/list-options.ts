import type { CarOptions } from '@/provider/contract/options'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { AvailabilityWindow } from '@/provider/rules/cars/availability-window'
import type { Language } from '@/provider/rules/i18n/language'
import { piecesLeft } from '@/provider/rules/options/stock'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { isInStock, requireInStock } from './check-stock'
import {
  extraOffer,
  fitsClass,
  insuranceOffers,
  mileageOffer,
  type OptionsModel,
  protectionOffer,
} from './option-offers'
import { type ExtraRow, listUses, type OptionQueries, type UsesByCode } from './queries'
import type { selectOptions } from './select-options'

type Deps = { db: Database; options: OptionQueries; station: string }

export type Options = {
  list: Bound<typeof listExtras>
  forModel: Bound<typeof listOptions>
  choose: Bound<typeof selectOptions>
  requireInStock: Bound<typeof requireInStock>
  isInStock: Bound<typeof isInStock>
}

/** Returns every extra of the branch, in its order. */
export async function listExtras({ options, station }: Pick<Deps, 'options' | 'station'>): Promise<ExtraRow[]> {
  return options.listExtras(station)
}

/** Returns all that can be added to a rental of one model; with a rental, also its prices and the pieces left. */
export async function listOptions(
  { db, options, station }: Deps,
  model: OptionsModel,
  data: BranchSettings,
  rental: { window: AvailabilityWindow; days: number } | null,
  language: Language,
): Promise<CarOptions> {
  const { window, days } = rental ?? { window: null, days: null }
  const rows = (await options.listExtras(station)).filter((row) => fitsClass(row, model.classId))
  const limitedCodes = window ? rows.filter(({ stock }) => stock !== null).map(({ code }) => code) : []
  const uses: UsesByCode = window ? await listUses(db, station, limitedCodes, window) : new Map()
  return {
    insurance: insuranceOffers(model, data, days, language),
    mileage: mileageOffer(model, data),
    protection: protectionOffer(data, language),
    extras: rows.map((row) => {
      const left = window ? piecesLeft(row.stock, uses.get(row.code) ?? [], window) : null
      return extraOffer(row, { left, days }, language)
    }),
  }
}
