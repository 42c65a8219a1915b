import type { RentalOptions } from '@/provider/contract/options'
import { FailureError } from '@/provider/failure-error'
import { liabilityKop } from '@/provider/rules/options/insurance'
import { NO_SELECTED_OPTIONS, type SelectedOptions } from '@/provider/rules/options/selected-options'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { fitsClass, insurancePerDayKop, type OptionsModel } from './option-offers'
import type { ExtraRow, OptionQueries } from './queries'

type Deps = { options: OptionQueries; station: string }

/** The options of a request, checked and with their prices. */
export type OptionSelection = {
  selectedOptions: SelectedOptions
  /** "You would pay at most" with the insurance selected. */
  liabilityKop: number
  /** `stock` null: any quantity. */
  extras: { code: string; quantity: number; stock: number | null }[]
}

/**
 * Returns the prices of the options of a request.
 *
 * @throws {FailureError} `option_not_offered`, naming the field.
 */
export async function selectOptions(
  { options, station }: Deps,
  request: RentalOptions,
  model: OptionsModel,
  data: BranchSettings,
): Promise<OptionSelection> {
  return priceSelection(request, model, data, request.extras.length > 0 ? await options.listExtras(station) : [])
}

/** @param rows every extra of the branch, in its order; empty when the request has none. */
function priceSelection(
  request: RentalOptions,
  model: OptionsModel,
  data: BranchSettings,
  rows: readonly ExtraRow[],
): OptionSelection {
  const { insurance, mileage, protection, extras } = request
  if (mileage === 'limited' && !model.mileageOption) throw notOfferedFailure('mileage')
  if (protection && !data.bookingProtection) throw notOfferedFailure('protection')
  const cover = selectedCover(insurance, model, data)

  const unknown = extras.find(({ code }) => !rows.some((row) => row.code === code && fitsClass(row, model.classId)))
  if (unknown) throw notOfferedFailure(`extras.${unknown.code}`)
  const selected = rows.flatMap((row) => {
    const quantity = extras.find(({ code }) => code === row.code)?.quantity
    if (quantity === undefined) return []
    if (quantity > row.maxQuantity) throw notOfferedFailure(`extras.${row.code}`)
    return [{ ...row, quantity }]
  })
  return {
    selectedOptions: {
      ...NO_SELECTED_OPTIONS,
      mileage,
      insurance: cover.perDayKop > 0 ? { code: insurance, perDayKop: cover.perDayKop } : null,
      protectionKop: protection && data.bookingProtection ? data.bookingProtection.priceKop : null,
      extras: selected.map(({ code, quantity, unit, priceKop, capKop }) => ({
        code,
        quantity,
        unit,
        priceKop,
        capKop,
      })),
    },
    liabilityKop: cover.liabilityKop,
    extras: selected.map(({ code, quantity, stock }) => ({ code, quantity, stock })),
  }
}

function selectedCover(code: RentalOptions['insurance'], model: OptionsModel, data: BranchSettings) {
  const insurance = data.insurance.find((candidate) => candidate.code === code)
  if (!insurance && code === 'none') return { perDayKop: 0, liabilityKop: model.deductibleKop }
  const perDayKop = insurance ? insurancePerDayKop(insurance, model.classId) : null
  if (!insurance || perDayKop === null) throw notOfferedFailure('insurance')
  return { perDayKop, liabilityKop: liabilityKop(model.deductibleKop, insurance) }
}

function notOfferedFailure(field: string): FailureError {
  return new FailureError('option_not_offered', 'This car is not let with that.', {
    fields: { [`rental.options.${field}`]: 'not offered' },
  })
}
