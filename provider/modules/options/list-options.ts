import type { CarOptions, RentalOptions } from '@/provider/contract/options'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'
import { piecesLeft } from '@/provider/rules/options/stock'
import type { StationData } from '@/provider/rules/settings/station-settings'
import {
  extraOffer,
  fitsClass,
  insuranceOffers,
  mileageOffer,
  type OptionsModel,
  protectionOffer,
} from './option-offers'
import type { OptionsRepository, UsesByCode, UseWindow } from './queries'
import { type ChosenOptions, chooseOptions } from './select-options'

export type OptionsService = ReturnType<typeof createOptionsService>

export function createOptionsService(options: OptionsRepository, station: string) {
  return {
    /** Everything that can be added to a rental of one model; when one is asked for, its prices and the pieces left. */
    async forModel(
      model: OptionsModel,
      data: StationData,
      rental: { window: UseWindow; days: number } | null,
      language: Language,
    ): Promise<CarOptions> {
      const { window, days } = rental ?? { window: null, days: null }
      const rows = (await options.list(station)).filter((row) => fitsClass(row, model.classId))
      const counted = window ? rows.filter(({ stock }) => stock !== null).map(({ code }) => code) : []
      const uses: UsesByCode = window ? await options.usesOf(station, counted, window) : new Map()
      return {
        insurance: insuranceOffers(model, data, days, language),
        mileage: mileageOffer(model, data),
        protection: protectionOffer(data, language),
        extras: rows.map((row) => {
          const left = window ? piecesLeft(row.stock, uses.get(row.code) ?? [], window) : null
          return extraOffer(row, { left, days }, language)
        }),
      }
    },

    /** The prices of what was chosen. @throws {FailureError} `option_not_offered`, naming the field. */
    async choose(chosen: RentalOptions, model: OptionsModel, data: StationData): Promise<ChosenOptions> {
      return chooseOptions(chosen, model, data, chosen.extras.length > 0 ? await options.list(station) : [])
    },

    /** @throws {FailureError} `extra_sold_out` with the code and what is left of it. */
    async requireInStock({ extras }: ChosenOptions, window: UseWindow): Promise<void> {
      const soldOut = await findSoldOut(extras, window)
      if (!soldOut) return
      throw new FailureError('extra_sold_out', 'Not so many pieces are left for these dates.', { details: soldOut })
    },

    async isInStock({ extras }: ChosenOptions, window: UseWindow): Promise<boolean> {
      return (await findSoldOut(extras, window)) === null
    },

    list: () => options.list(station),
  }

  async function findSoldOut(extras: ChosenOptions['extras'], window: UseWindow) {
    const counted = extras.filter(({ stock }) => stock !== null)
    const codes = counted.map(({ code }) => code)
    const uses = await options.usesOf(station, codes, window)
    for (const { code, quantity, stock } of counted) {
      const left = piecesLeft(stock, uses.get(code) ?? [], window)
      if (left !== null && quantity > left) return { code, left }
    }
    return null
  }
}
