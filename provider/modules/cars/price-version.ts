import { createHash } from 'node:crypto'
import type { SelectedOptions } from '@/provider/rules/options/selected-options'
import type { HandOver, PriceRules } from '@/provider/rules/prices/price-rules'
import type { ModelRow } from './queries'

/** Returns the hash of all that the price of this rental depends on: it names the price list of a quote. */
export function rulesVersion(
  model: ModelRow,
  { pickupPlace, dropoffPlace }: HandOver,
  rules: PriceRules,
  selected: SelectedOptions,
): string {
  const { listKop, salePercent, specialKop, oneDayKop, discount1Percent, discount2Percent, depositKop } = model
  const { mileageOption, tags } = model
  const prices = [listKop, salePercent, specialKop, oneDayKop, discount1Percent, discount2Percent, depositKop]
  const fees = [pickupPlace.code, pickupPlace.feeKop, dropoffPlace.code, dropoffPlace.feeKop]
  return createHash('sha256')
    .update(JSON.stringify([prices, mileageOption, tags, fees, rules, selected]))
    .digest('hex')
    .slice(0, 16)
}
