import type { PromoOutcome } from '@/provider/contract/promo'
import type { CarClassId } from '@/provider/contract/rules/cars/car-classes'
import type { PromoState } from '@/provider/contract/rules/promo/promo-states'

/**
 * The terms of a code now. Dates are the branch's, both included; `uses` leaves out bookings that released the code.
 */
export type PromoTerms = {
  percent: number
  validFrom: string
  validTo: string
  /** Pick-up dates that it is for. */
  rentalFrom: string | null
  rentalTo: string | null
  classes: CarClassId[] | null
  minDays: number | null
  loginOnly: boolean
  maxUses: number | null
  uses: number
}

/** The rental that a code is evaluated on; null: not known yet, so not evaluated. */
export type PromoQuestion = {
  /** Branch-local, `YYYY-MM-DD`. */
  today: string
  pickupDate: string | null
  classId: CarClassId | null
  days: number | null
  signedIn: boolean
  /** What codes may take off, by the date of pick-up. */
  limitPercent: number
  /** What the rental is reduced by already, by another code or an offer. */
  presentPercent: number
}

/**
 * Evaluates a code. The limit of uses of one client and the rule "first rental only" need the phone, so a hold checks them.
 *
 * @param terms null when there is no such code, or it is switched off: the answer does not say which.
 * @param classNames names of the classes in the reader's language.
 */
export function promoOutcome(
  code: string,
  terms: PromoTerms | null,
  question: PromoQuestion,
  classNames: (ids: readonly CarClassId[]) => string[],
): PromoOutcome {
  const state = terms ? stateOf(terms, question) : 'promo_invalid'
  return {
    code,
    state,
    percent: terms && state === 'accepted' ? Math.min(terms.percent, question.limitPercent) : 0,
    statedPercent: terms?.percent ?? null,
    minDays: terms?.minDays ?? null,
    rentalFrom: terms?.rentalFrom ?? null,
    rentalTo: terms?.rentalTo ?? null,
    classes: classNames(terms?.classes ?? []),
  }
}

function stateOf(terms: PromoTerms, question: PromoQuestion): PromoState {
  const { today, classId, days, signedIn, limitPercent, presentPercent } = question
  if (today < terms.validFrom) return 'promo_not_started'
  if (today > terms.validTo) return 'promo_expired'
  if (terms.maxUses !== null && terms.uses >= terms.maxUses) return 'promo_used_up'
  if (!isForDate(terms, question)) return 'promo_not_for_dates'
  if (terms.classes && classId && !terms.classes.includes(classId)) return 'promo_not_for_class'
  if (terms.minDays !== null && days !== null && days < terms.minDays) return 'promo_too_short'
  if (terms.loginOnly && !signedIn) return 'promo_login_required'
  return Math.min(terms.percent, limitPercent) > presentPercent ? 'accepted' : 'promo_worse'
}

function isForDate({ rentalFrom, rentalTo }: PromoTerms, { pickupDate }: PromoQuestion): boolean {
  if (pickupDate === null) return true
  return (rentalFrom === null || pickupDate >= rentalFrom) && (rentalTo === null || pickupDate <= rentalTo)
}
