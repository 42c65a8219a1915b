import type { CarsQuery } from '@/provider/contract/cars'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { cleanPromoCode } from '@/provider/contract/rules/promo/promo-states'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { type Plate, shiftDays } from '@/provider/modules/cars/rules/free-plates'
import type { RentalPlaces } from '@/provider/modules/places/find-rental-places'
import type { EvaluatePromo } from '@/provider/modules/promo/prepare-promo'
import type { Language } from '@/provider/rules/i18n/language'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import { describeStay } from '@/provider/rules/prices/stay'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import type { PricedModel } from './car-item'
import { preparePromoEvaluation, windowOf, withDiscounts } from './price-car-rental'
import type { Branch, CarsDeps } from './price-context'
import type { FreeModels, ModelRow } from './queries'
import { requirePeriod } from './rental-dates'

/** The language of the response, and the client of the session; null: a visitor. */
export type Reader = { language: Language; clientId: number | null }

export type PriceQuery = Pick<CarsQuery, 'df' | 'dt' | 'city' | 'dropoffPlace' | 'pc'>

/** A request for prices with its places, code and dates resolved: the same for every model. */
export type PriceRequest = {
  branch: Branch
  /** Null: no dates were given. */
  period: RentalPeriod | null
  handOver: RentalPlaces
  evaluatePromo: EvaluatePromo | null
  /** The plates of the models that are taken, with their bookings as far as the search looks ahead. */
  takenPlates: readonly Plate[]
}

/**
 * Lists these models with their price and availability when there are dates. Places are checked without dates too.
 *
 * @throws {FailureError} `unknown_place`, or the code of wrong dates
 */
export async function listPricedModels(
  deps: CarsDeps,
  models: ModelRow[],
  branch: Branch,
  query: PriceQuery,
  reader: Reader,
): Promise<{ request: PriceRequest; pricedModels: PricedModel[] }> {
  const { data } = branch
  const { df, dt, pc = '' } = query
  const period = df !== undefined && dt !== undefined ? requirePeriod({ df, dt }, deps.now(), data.rules) : null
  const [handOver, evaluatePromo, { ids, takenPlates }] = await Promise.all([
    deps.places.findRentalPlaces(query, data.defaultPlaceId),
    preparePromoEvaluation(deps, cleanPromoCode(pc), data, reader),
    findFree(deps, models, data, period),
  ])
  const request = { branch, period, handOver, evaluatePromo, takenPlates }
  return { request, pricedModels: priceModels(models, request, ids) }
}

/** Lists other models for the same request. */
export async function listOtherModels(
  deps: CarsDeps,
  models: ModelRow[],
  request: PriceRequest,
): Promise<PricedModel[]> {
  const { ids } = await findFree(deps, models, request.branch.data, request.period)
  return priceModels(models, request, ids)
}

async function findFree(
  { cars, settings, now }: CarsDeps,
  models: ModelRow[],
  data: BranchSettings,
  period: RentalPeriod | null,
): Promise<FreeModels> {
  if (!period) return { ids: new Set(), takenPlates: [] }
  const { blockedUntil: takenUntil } = windowOf(shiftDays(period, data.nextFreeDays), data, now())
  const ids = models.map(({ id }) => id)
  return cars.findFree(settings.station, { ...windowOf(period, data, now()), takenUntil }, ids)
}

/** Prices these models for the dates of the request. @param freeModelIds those with a free plate */
export function priceModels(
  models: ModelRow[],
  request: PriceRequest,
  freeModelIds: ReadonlySet<number>,
): PricedModel[] {
  const { branch, period, handOver, evaluatePromo } = request
  if (!period) return models.map((model) => ({ model, reason: null, price: null, promo: null }))
  const stay = describeStay(period, branch.data.timeZone)
  return models.map((model) => {
    const promo = evaluatePromo?.({ pickup: period.pickup, classId: model.classId, days: stay.days }) ?? null
    return {
      model,
      reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
      price: priceRental(model, stay, handOver, branch.rules, withDiscounts(NO_SELECTED_OPTIONS, promo)),
      promo,
    }
  })
}

/** Returns the outcome of a promo code for a whole list: accepted if it helps some model, else why it helps none. */
export function promoOfList(pricedModels: PricedModel[], { evaluatePromo, period }: PriceRequest): PromoOutcome | null {
  if (!evaluatePromo) return null
  const outcomes = pricedModels.flatMap(({ promo }) => promo ?? [])
  const accepted = outcomes.find(({ state }) => state === 'accepted')
  return accepted ?? outcomes[0] ?? evaluatePromo({ pickup: period?.pickup ?? null, classId: null, days: null })
}
