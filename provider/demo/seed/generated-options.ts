import { addMinutes } from 'date-fns'
import type { RentalOptions } from '@/provider/contract/options'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { EXTRA_DRIVER, NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { pick, type Random } from '@/provider/demo/seeded-random'
import { liabilityKop } from '@/provider/rules/options/insurance'
import {
  NO_SELECTED_OPTIONS,
  type SelectedExtra,
  type SelectedOptions,
} from '@/provider/rules/options/selected-options'
import { piecesLeft } from '@/provider/rules/options/stock'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { OptionsMarket, RentedModel } from './market'

const STANDARD_SHARE = 0.22
const EXTENDED_SHARE = 0.12
const MILEAGE_SHARE = 0.08
const PROTECTION_SHARE = 0.1
const EXTRA_SHARE = 0.25

/** Returns the options that a guest adds, never more pieces than the branch has. */
export function inventOptions(
  model: RentedModel,
  period: RentalPeriod,
  { options: market, turnaroundMinutes }: { options: OptionsMarket; turnaroundMinutes: number },
): { options: RentalOptions; selectedOptions: SelectedOptions; liabilityKop: number } {
  const { random, branch } = market
  const insurance = inventInsurance(random, model, branch)
  const mileage = random() < MILEAGE_SHARE && model.tariff.mileageOption ? 'limited' : 'standard'
  const protection = random() < PROTECTION_SHARE && branch.bookingProtection !== null
  const extra = inventExtra(model, { ...period, blockedUntil: addMinutes(period.dropoff, turnaroundMinutes) }, market)
  const code = insurance?.code ?? NO_OPTIONS.insurance
  return {
    options: {
      insurance: code,
      mileage,
      protection,
      extras: extra ? [{ code: extra.code, quantity: extra.quantity }] : [],
    },
    selectedOptions: {
      ...NO_SELECTED_OPTIONS,
      mileage,
      insurance,
      protectionKop: protection && branch.bookingProtection ? branch.bookingProtection.priceKop : null,
      extras: extra ? [extra] : [],
    },
    liabilityKop: leftToPayKop(model.deductibleKop, code, branch.insurance),
  }
}

/** Returns the sum in "you would pay at most" of an insurance that the branch sells. */
export function leftToPayKop(
  deductibleKop: number,
  code: RentalOptions['insurance'],
  sold: BranchSettings['insurance'],
): number {
  const chosen = sold.find((candidate) => candidate.code === code)
  return chosen ? liabilityKop(deductibleKop, chosen) : deductibleKop
}

function inventInsurance(
  random: Random,
  { classId }: RentedModel,
  { insurance }: BranchSettings,
): SelectedOptions['insurance'] {
  const chance = random()
  const wanted = chance < EXTENDED_SHARE ? 'extended' : chance < EXTENDED_SHARE + STANDARD_SHARE ? 'standard' : null
  const perDayKop = insurance.find(({ code }) => code === wanted)?.perDayKopByClass[classId]
  return wanted && perDayKop ? { code: wanted, perDayKop } : null
}

function inventExtra(
  { classId }: RentedModel,
  { pickup, blockedUntil }: RentalPeriod & { blockedUntil: Date },
  { random, extras, uses }: OptionsMarket,
): SelectedExtra | null {
  // Extra drivers have names, which these guests lack.
  const fitting = Object.entries(extras).filter(
    ([code, { classes }]) => code !== EXTRA_DRIVER && (classes === null || classes.includes(classId)),
  )
  if (random() >= EXTRA_SHARE || fitting.length === 0) return null
  const [code, { unit, priceRub, capRub, stock }] = pick(random, fitting)
  const inUse = uses.get(code) ?? []
  if (piecesLeft(stock, inUse, { from: pickup, blockedUntil }) === 0) return null

  inUse.push({ from: pickup, until: blockedUntil, quantity: 1 })
  uses.set(code, inUse)
  const capKop = capRub === null ? null : capRub * KOPECKS_PER_ROUBLE
  return { code, quantity: 1, unit, priceKop: priceRub * KOPECKS_PER_ROUBLE, capKop }
}
