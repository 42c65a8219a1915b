import { addMinutes } from 'date-fns'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/rental-period'
import { FailureError } from '@/provider/failure-error'
import type { PromoJudge } from '@/provider/modules/promo/service'
import { unavailableReason } from '@/provider/rules/availability'
import type { Language } from '@/provider/rules/language'
import { priceRental } from '@/provider/rules/price'
import type { HandOver, PriceRules } from '@/provider/rules/price-rules'
import type { StationData } from '@/provider/rules/station'
import { describeStay } from '@/provider/rules/stay'
import type { PriceWishes } from '@/provider/rules/wishes'
import { type CarsParts, readBranch } from './branch'
import { rulesVersion } from './price-version'
import { requirePeriod } from './rental-dates'
import type { AvailabilityWindow, ModelRow } from './repository'

/** How a rental is offered to somebody who may have it already. */
export type RentalContext = {
  language?: Language
  /** The booking whose own plate, extras and use of a code count as free. */
  exceptBookingId?: number
  /** The moment at which the code's dates are judged: a booking keeps the code that it was made with. */
  promoAt?: Date
  /** What miles and money pay of a booking already: of the miles it keeps what they still may pay. */
  paid?: Pick<PriceWishes, 'milesKop' | 'paidKop'>
}

/**
 * What one rental costs now and whether it can be had: read anew for every quote and every booking.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, `option_not_offered`, `extra_sold_out`, or the fault of the dates.
 */
export async function offerRental(parts: CarsParts, rental: RentalRequest, context: RentalContext = {}) {
  const { cars, settings, places, options, now } = parts
  const [model, branch] = await Promise.all([requireModel(parts, rental.slug), readBranch(parts)])
  const { data, rules } = branch
  const period = requirePeriod(rental, now(), data.rules)
  const window = { ...windowOf(period, data, now()), exceptBookingId: context.exceptBookingId }
  const [handOver, freeModelIds, chosen, judge] = await Promise.all([
    places.forRental(rental, data.defaultPlaceId),
    cars.freeModelIds(settings.station, window, [model.id]),
    options.choose(rental.options, model, data),
    openPromo(parts, rental.pc, data, context),
  ])
  await options.requireInStock(chosen, window)

  const wishes = { ...chosen.wishes, ...context.paid }
  const question = { model, data, rules, handOver, wishes, judge }
  const { stay, price, promo } = priceFor(question, period)
  return {
    ...question,
    reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
    price,
    promo,
    chosen,
    branch,
    period,
    blockedUntil: window.blockedUntil,
    liabilityKop: chosen.liabilityKop,
    chosenExtras: chosen.extras,
    rulesVersion: rulesVersion(model, handOver, rules, promoted(chosen.wishes, promo)),
  }
}
export type OfferedRental = Awaited<ReturnType<typeof offerRental>>

/** @throws {FailureError} `not_found` */
export async function requireModel({ cars, settings }: CarsParts, slug: string): Promise<ModelRow> {
  const model = await cars.findModel(settings.station, slug)
  if (!model) throw new FailureError('not_found', 'No such model.')
  return model
}

/** @returns null when no code was given. */
export async function openPromo(
  { cars, settings, promo }: CarsParts,
  code: string,
  data: StationData,
  { language = 'ru', exceptBookingId, promoAt }: RentalContext,
): Promise<PromoJudge | null> {
  if (code === '') return null
  const classes = await cars.listClasses(settings.station)
  return promo.judge(code, { data, classes, language, exceptBookingId, at: promoAt })
}

type PriceQuestion = {
  model: ModelRow
  data: StationData
  rules: PriceRules
  handOver: HandOver
  wishes: PriceWishes
  judge: PromoJudge | null
}

/** The price of these wishes for any period, with what the code comes to on it. */
export function priceFor({ model, data, rules, handOver, wishes, judge }: PriceQuestion, period: RentalPeriod) {
  const stay = describeStay(period, data.timeZone)
  const promo = judge?.({ pickup: period.pickup, classId: model.classId, days: stay.days }) ?? null
  return { stay, promo, price: priceRental(model, stay, handOver, rules, promoted(wishes, promo)) }
}

export function promoted(wishes: PriceWishes, promo: PromoOutcome | null): PriceWishes {
  return { ...wishes, promoPercent: promo?.percent ?? 0 }
}

export function windowOf(
  { pickup, dropoff }: RentalPeriod,
  { turnaroundMinutes }: Pick<StationData, 'turnaroundMinutes'>,
  now: Date,
): AvailabilityWindow {
  return { from: pickup, blockedUntil: addMinutes(dropoff, turnaroundMinutes), now }
}
