import type { RentalOptions } from '@/provider/contract/options'
import { FailureError } from '@/provider/failure-error'
import { liabilityKop } from '@/provider/rules/options/insurance'
import { NO_SELECTED_OPTIONS, type SelectedOptions } from '@/provider/rules/options/selected-options'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { fitsClass, insurancePerDayKop, type OptionsModel } from './option-offers'
import type { ExtraRow } from './queries'

/** What somebody chose, checked and with its prices. `stock` null: as many as wanted. */
export type ChosenOptions = {
  wishes: SelectedOptions
  /** "You would pay at most" with the insurance chosen. */
  liabilityKop: number
  extras: { code: string; quantity: number; stock: number | null }[]
}

/**
 * @param rows every extra of the branch, in its order; not read when none was chosen.
 * @throws {FailureError} `option_not_offered`, naming the field.
 */
export function chooseOptions(
  options: RentalOptions,
  model: OptionsModel,
  data: StationData,
  rows: readonly ExtraRow[],
): ChosenOptions {
  const { insurance, mileage, protection, extras } = options
  if (mileage === 'limited' && !model.mileageOption) throw notOffered('mileage')
  if (protection && !data.bookingProtection) throw notOffered('protection')
  const cover = chosenCover(insurance, model, data)

  const unknown = extras.find(({ code }) => !rows.some((row) => row.code === code && fitsClass(row, model.classId)))
  if (unknown) throw notOffered(`extras.${unknown.code}`)
  const chosen = rows.flatMap((row) => {
    const quantity = extras.find(({ code }) => code === row.code)?.quantity
    if (quantity === undefined) return []
    if (quantity > row.maxQuantity) throw notOffered(`extras.${row.code}`)
    return [{ ...row, quantity }]
  })
  return {
    wishes: {
      ...NO_SELECTED_OPTIONS,
      mileage,
      insurance: cover.perDayKop > 0 ? { code: insurance, perDayKop: cover.perDayKop } : null,
      protectionKop: protection && data.bookingProtection ? data.bookingProtection.priceKop : null,
      extras: chosen.map(({ code, quantity, unit, priceKop, capKop }) => ({ code, quantity, unit, priceKop, capKop })),
    },
    liabilityKop: cover.liabilityKop,
    extras: chosen.map(({ code, quantity, stock }) => ({ code, quantity, stock })),
  }
}

function chosenCover(code: RentalOptions['insurance'], model: OptionsModel, data: StationData) {
  const sold = data.insurance.find((candidate) => candidate.code === code)
  if (!sold && code === 'none') return { perDayKop: 0, liabilityKop: model.deductibleKop }
  const perDayKop = sold ? insurancePerDayKop(sold, model.classId) : null
  if (!sold || perDayKop === null) throw notOffered('insurance')
  return { perDayKop, liabilityKop: liabilityKop(model.deductibleKop, sold) }
}

function notOffered(field: string): FailureError {
  return new FailureError('option_not_offered', 'This car is not let with that.', {
    fields: { [`rental.options.${field}`]: 'not offered' },
  })
}
