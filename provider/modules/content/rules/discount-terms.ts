import type { DiscountTerms } from '@/provider/contract/content'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'

/** The columns of a code that readers may know. */
export type CodeTerms = {
  percent: number
  validFrom: string
  validTo: string
  rentalFrom: string | null
  rentalTo: string | null
  classes: CarClassId[] | null
  minDays: number | null
  firstRentalOnly: boolean
  perClient: number | null
}

/** What the rules take off today; a text of the branch may say something else. */
export type DiscountFacts = {
  /** The greatest percent that a model gives from each step of `TERM_STEPS`. */
  period: { first: number; second: number }
  mileagePercent: number
  longTermPercent: number | null
  /** What codes may take off (`salePersLimit`). */
  codeLimitPercent: number
}

const NONE: DiscountTerms = {
  percent: null,
  upTo: false,
  tiers: [],
  minDays: null,
  rentalFrom: null,
  rentalTo: null,
  classes: [],
  firstRentalOnly: false,
  perClient: null,
}

/** Returns the terms of a discount. @param classNames names of the classes in the reader's language. */
export function discountTerms(
  rule: 'period' | 'mileageOption' | 'promo' | 'longTerm',
  code: CodeTerms | null,
  { period, mileagePercent, longTermPercent, codeLimitPercent }: DiscountFacts,
  classNames: (ids: readonly CarClassId[]) => string[],
): DiscountTerms {
  if (code) {
    const { percent, minDays, rentalFrom, rentalTo, classes, firstRentalOnly, perClient } = code
    const displayedTerms = { minDays, rentalFrom, rentalTo, firstRentalOnly, perClient }
    return {
      ...NONE,
      ...displayedTerms,
      percent: Math.min(percent, codeLimitPercent),
      classes: classNames(classes ?? []),
    }
  }
  if (rule === 'period') return { ...NONE, tiers: tiersOf(period) }
  if (rule === 'mileageOption') return { ...NONE, percent: mileagePercent }
  if (rule === 'longTerm') return { ...NONE, percent: longTermPercent, upTo: longTermPercent !== null }
  return NONE
}

function tiersOf({ first, second }: DiscountFacts['period']): DiscountTerms['tiers'] {
  const tiers = [
    { fromDays: TERM_STEPS.first, maxPercent: first },
    { fromDays: TERM_STEPS.second, maxPercent: second },
  ]
  return tiers.filter(({ maxPercent }) => maxPercent > 0)
}
