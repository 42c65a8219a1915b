import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'

/** Rental days of the three terms of a price list, as texts name them: to `shortMax`, the middle ones, from `longMin`. */
export const TERM_DAYS = {
  shortMax: TERM_STEPS.first - 1,
  middleMin: TERM_STEPS.first,
  middleMax: TERM_STEPS.second - 1,
  longMin: TERM_STEPS.second,
}
