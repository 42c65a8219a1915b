import { addMinutes } from 'date-fns'
import type { OfferOutcome } from '@/provider/contract/offers'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { FailureError } from '@/provider/failure-error'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import type { EvaluateOffer } from '@/provider/modules/offers/prepare-offer'
import type { EvaluatePromo } from '@/provider/modules/promo/prepare-promo'
import type { AvailabilityWindow } from '@/provider/rules/cars/availability-window'
import type { Language } from '@/provider/rules/i18n/language'
import type { SelectedOptions } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import type { HandOver, PriceRules } from '@/provider/rules/prices/price-rules'
import { describeStay } from '@/provider/rules/prices/stay'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { type CarsDeps, readBranch } from './price-context'
import { rulesVersion } from './price-version'
import type { ModelRow } from './queries'
import { requirePeriod } from './rental-dates'

/** Who requests the price, and what a booking that is being changed has already. */
export type RentalContext = {
  language?: Language
  /** The booking whose own plate, extras and use of a code count as free. */
  exceptBookingId?: number
  /** A free plate is searched later, with locks, so not here. */
  isPlateSoughtLater?: boolean
  /** The moment for the validity of the code: a booking keeps the code that it was made with. */
  promoAt?: Date
  /** The same for the personal offer. */
  offerAt?: Date
  /** The client of the session; left out or null: a visitor. */
  clientId?: number | null
  /** What miles and money have paid of a booking; the miles are limited to what they may pay of the new price. */
  paid?: Pick<SelectedOptions, 'milesKop' | 'paidKop'>
}

/**
 * Returns the price of one rental now and its availability; computed for every quote and every booking.
 *
 * @throws {FailureError} `not_found`, `unknown_place`, `option_not_offered`, `extra_sold_out`, or the code of wrong dates
 */
export async function priceCarRental(deps: CarsDeps, rental: RentalRequest, context: RentalContext = {}) {
  const { cars, settings, places, options, now } = deps
  const [model, branch] = await Promise.all([requireModel(deps, rental.slug), readBranch(deps)])
  const { data, rules } = branch
  const period = requirePeriod(rental, now(), data.rules)
  const window = { ...windowOf(period, data, now()), exceptBookingId: context.exceptBookingId }
  const { language = 'ru', exceptBookingId, clientId = null, offerAt: at } = context
  const [handOver, freeModelIds, chosen, evaluatePromo, evaluateOffer] = await Promise.all([
    places.findRentalPlaces(rental, data.defaultPlaceId),
    context.isPlateSoughtLater ? new Set([model.id]) : cars.freeModelIds(settings.station, window, [model.id]),
    options.choose(rental.options, model, data),
    preparePromoEvaluation(deps, rental.pc, data, context),
    deps.offers.prepare(rental.offer, { data, clientId, language, exceptBookingId, at }),
  ])
  await options.requireInStock(chosen, window)

  const selected = { ...chosen.selectedOptions, ...context.paid }
  const input = { model, data, rules, handOver, selected, evaluatePromo, evaluateOffer }
  const { stay, price, promo, personalOffer } = priceFor(input, period)
  return {
    ...input,
    reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
    price,
    promo,
    personalOffer,
    /** Another client would not get this price. */
    isForClient: personalOffer?.state === 'accepted' || (promo?.state === 'accepted' && promo.isForClients),
    chosen,
    branch,
    period,
    blockedUntil: window.blockedUntil,
    liabilityKop: chosen.liabilityKop,
    chosenExtras: chosen.extras,
    rulesVersion: rulesVersion(model, handOver, rules, withDiscounts(chosen.selectedOptions, promo, personalOffer)),
  }
}
export type PricedRental = Awaited<ReturnType<typeof priceCarRental>>

/** Returns the model with this slug. @throws {FailureError} `not_found` */
export async function requireModel({ cars, settings }: CarsDeps, slug: string): Promise<ModelRow> {
  const model = await cars.findModel(settings.station, slug)
  if (!model) throw new FailureError('not_found', 'No such model.')
  return model
}

/** Reads a promo code and returns how to evaluate it; null when no code was given. */
export async function preparePromoEvaluation(
  { cars, settings, promo }: CarsDeps,
  code: string,
  data: BranchSettings,
  { language = 'ru', exceptBookingId, promoAt, clientId = null }: RentalContext,
): Promise<EvaluatePromo | null> {
  if (code === '') return null
  const classes = await cars.listClasses(settings.station)
  return promo.prepare(code, { data, classes, language, exceptBookingId, at: promoAt, signedIn: clientId !== null })
}

type PriceInput = {
  model: ModelRow
  data: BranchSettings
  rules: PriceRules
  handOver: HandOver
  selected: SelectedOptions
  evaluatePromo: EvaluatePromo | null
  evaluateOffer: EvaluateOffer | null
}

/** Returns the price for a period, with the outcome of the personal offer and of the code: the offer counts first. */
export function priceFor({ model, data, rules, handOver, ...input }: PriceInput, period: RentalPeriod) {
  const { selected, evaluatePromo, evaluateOffer } = input
  const stay = describeStay(period, data.timeZone)
  const { pickup } = period
  const personalOffer = evaluateOffer?.({ pickup, modelId: model.id, days: stay.days }) ?? null
  const offerPercent = personalOffer?.percent ?? 0
  const promo = evaluatePromo?.({ pickup, classId: model.classId, days: stay.days, offerPercent }) ?? null
  const price = priceRental(model, stay, handOver, rules, withDiscounts(selected, promo, personalOffer))
  return { stay, promo, personalOffer, price }
}

/** Returns the selected options with the percents of the promo code and the personal offer. */
export function withDiscounts(
  selected: SelectedOptions,
  promo: PromoOutcome | null,
  personalOffer: OfferOutcome | null = null,
): SelectedOptions {
  return { ...selected, promoPercent: promo?.percent ?? 0, offerPercent: personalOffer?.percent ?? 0 }
}

/** Returns the time in which a car must be free: the rental and the turnaround after it. */
export function windowOf(
  { pickup, dropoff }: RentalPeriod,
  { turnaroundMinutes }: Pick<BranchSettings, 'turnaroundMinutes'>,
  now: Date,
): AvailabilityWindow {
  return { from: pickup, blockedUntil: addMinutes(dropoff, turnaroundMinutes), now }
}
