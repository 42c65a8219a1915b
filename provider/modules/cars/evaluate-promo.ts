import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalRequest } from '@/provider/contract/quotes'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { preparePromoEvaluation, type RentalContext, requireModel } from './price-car-rental'
import type { CarsDeps } from './price-context'
import { requirePeriod } from './rental-dates'

type PromoQuestion = { rental: RentalRequest; code: string; presentPercent?: number | undefined }

/**
 * Returns the outcome of a code for a rental that has a discount of `presentPercent` already; null for an empty code.
 *
 * @throws {FailureError} `not_found`, or the code of wrong dates
 */
export async function evaluatePromo(
  deps: CarsDeps,
  { rental, code, presentPercent = 0 }: PromoQuestion,
  context: RentalContext,
): Promise<PromoOutcome | null> {
  const { settings, offers, now } = deps
  const [model, data] = await Promise.all([requireModel(deps, rental.slug), settings.current()])
  const period = requirePeriod(rental, now(), data.rules)
  const { language = 'ru', clientId = null } = context
  const [evaluate, evaluateOffer] = await Promise.all([
    preparePromoEvaluation(deps, code, data, context),
    offers.prepare(rental.offer, { data, clientId, language }),
  ])
  const { pickup } = period
  const days = rentalDays(period)
  const offerPercent = evaluateOffer?.({ pickup, modelId: model.id, days }).percent ?? 0
  return evaluate?.({ pickup, classId: model.classId, days, offerPercent }, presentPercent) ?? null
}
