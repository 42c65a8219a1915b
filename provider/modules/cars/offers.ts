import { addMinutes } from 'date-fns'
import type { OfferOutcome } from '@/provider/contract/offers'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { FailureError } from '@/provider/failure-error'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import type { OfferJudge } from '@/provider/modules/offers/prepare-offer'
import type { PromoJudge } from '@/provider/modules/promo/prepare-promo'
import type { Language } from '@/provider/rules/i18n/language'
import type { SelectedOptions } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import type { HandOver, PriceRules } from '@/provider/rules/prices/price-rules'
import { describeStay } from '@/provider/rules/prices/stay'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { type CarsParts, readBranch } from './price-context'
import { rulesVersion } from './price-version'
import type { AvailabilityWindow, ModelRow } from './queries'
import { requirePeriod } from './rental-dates'

/** How a rental is offered to somebody who may have it already. */
export type RentalContext = {
  language?: Language
  /** The booking whose own plate, extras and use of a code count as free. */
  exceptBookingId?: number
  /** A free plate is looked for later, with locks: here there is none to ask for. */
  isPlateSoughtLater?: boolean
  /** The moment at which the code's dates are judged: a booking keeps the code that it was made with. */
  promoAt?: Date
  /** The same of the offer. */
  offerAt?: Date
  /** Whose session asks; left out or null: nobody is signed in. */
  clientId?: number | null
  /** What miles and money pay of a booking already: of the miles it keeps what they still may pay. */
  paid?: Pick<SelectedOptions, 'milesKop' | 'paidKop'>
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
  const { language = 'ru', exceptBookingId, clientId = null, offerAt: at } = context
  const [handOver, freeModelIds, chosen, judge, judgeOffer] = await Promise.all([
    places.forRental(rental, data.defaultPlaceId),
    context.isPlateSoughtLater ? new Set([model.id]) : cars.freeModelIds(settings.station, window, [model.id]),
    options.choose(rental.options, model, data),
    openPromo(parts, rental.pc, data, context),
    parts.offers.judge(rental.offer, { data, clientId, language, exceptBookingId, at }),
  ])
  await options.requireInStock(chosen, window)

  const wishes = { ...chosen.wishes, ...context.paid }
  const question = { model, data, rules, handOver, wishes, judge, judgeOffer }
  const { stay, price, promo, personalOffer } = priceFor(question, period)
  return {
    ...question,
    reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
    price,
    promo,
    personalOffer,
    /** Nobody else would get this price. */
    isForClient: personalOffer?.state === 'accepted' || (promo?.state === 'accepted' && promo.isForClients),
    chosen,
    branch,
    period,
    blockedUntil: window.blockedUntil,
    liabilityKop: chosen.liabilityKop,
    chosenExtras: chosen.extras,
    rulesVersion: rulesVersion(model, handOver, rules, promoted(chosen.wishes, promo, personalOffer)),
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
  { language = 'ru', exceptBookingId, promoAt, clientId = null }: RentalContext,
): Promise<PromoJudge | null> {
  if (code === '') return null
  const classes = await cars.listClasses(settings.station)
  return promo.judge(code, { data, classes, language, exceptBookingId, at: promoAt, signedIn: clientId !== null })
}

type PriceQuestion = {
  model: ModelRow
  data: StationData
  rules: PriceRules
  handOver: HandOver
  wishes: SelectedOptions
  judge: PromoJudge | null
  judgeOffer: OfferJudge | null
}

/** The price of these wishes for any period, with what offer and code come to on it: the offer first, the code fills up. */
export function priceFor({ model, data, rules, handOver, ...asked }: PriceQuestion, period: RentalPeriod) {
  const { wishes, judge, judgeOffer } = asked
  const stay = describeStay(period, data.timeZone)
  const { pickup } = period
  const personalOffer = judgeOffer?.({ pickup, modelId: model.id, days: stay.days }) ?? null
  const offerPercent = personalOffer?.percent ?? 0
  const promo = judge?.({ pickup, classId: model.classId, days: stay.days, offerPercent }) ?? null
  const price = priceRental(model, stay, handOver, rules, promoted(wishes, promo, personalOffer))
  return { stay, promo, personalOffer, price }
}

export function promoted(
  wishes: SelectedOptions,
  promo: PromoOutcome | null,
  personalOffer: OfferOutcome | null = null,
): SelectedOptions {
  return { ...wishes, promoPercent: promo?.percent ?? 0, offerPercent: personalOffer?.percent ?? 0 }
}

export function windowOf(
  { pickup, dropoff }: RentalPeriod,
  { turnaroundMinutes }: Pick<StationData, 'turnaroundMinutes'>,
  now: Date,
): AvailabilityWindow {
  return { from: pickup, blockedUntil: addMinutes(dropoff, turnaroundMinutes), now }
}
