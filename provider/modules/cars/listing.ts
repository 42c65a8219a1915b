import type { CarsQuery } from '@/provider/contract/cars'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { cleanPromoCode } from '@/provider/contract/rules/promo/promo-states'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { type Plate, shiftDays } from '@/provider/modules/cars/rules/free-plates'
import type { RentalPlaces } from '@/provider/modules/places/find-rental-places'
import type { PromoJudge } from '@/provider/modules/promo/prepare-promo'
import type { Language } from '@/provider/rules/i18n/language'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import { describeStay } from '@/provider/rules/prices/stay'
import type { StationData } from '@/provider/rules/settings/station-settings'
import type { Offer } from './car-item'
import { openPromo, promoted, windowOf } from './offers'
import type { Branch, CarsParts } from './price-context'
import type { FoundFree, ModelRow } from './queries'
import { requirePeriod } from './rental-dates'

/** In what language the answer is read, and whose session asks; null: nobody is signed in. */
export type Reader = { language: Language; clientId: number | null }

export type OfferQuery = Pick<CarsQuery, 'df' | 'dt' | 'city' | 'dropoffPlace' | 'pc'>

/** What is asked, understood once: the same for every model. */
export type Asked = {
  branch: Branch
  /** Null: no dates were given. */
  period: RentalPeriod | null
  handOver: RentalPlaces
  judge: PromoJudge | null
  /** The plates of the models that cannot be had, as far as the search looks ahead. */
  takenPlates: readonly Plate[]
}

/**
 * These models with their price and whether they can be had, when there are dates. Places are checked without dates too.
 *
 * @throws {FailureError} `unknown_place`, or the fault of the dates.
 */
export async function listOffers(
  parts: CarsParts,
  models: ModelRow[],
  branch: Branch,
  query: OfferQuery,
  reader: Reader,
): Promise<{ asked: Asked; offers: Offer[] }> {
  const { data } = branch
  const { df, dt, pc = '' } = query
  const period = df !== undefined && dt !== undefined ? requirePeriod({ df, dt }, parts.now(), data.rules) : null
  const [handOver, judge, { ids, takenPlates }] = await Promise.all([
    parts.places.forRental(query, data.defaultPlaceId),
    openPromo(parts, cleanPromoCode(pc), data, reader),
    findFree(parts, models, data, period),
  ])
  const asked = { branch, period, handOver, judge, takenPlates }
  return { asked, offers: offersOf(models, asked, ids) }
}

/** Other models for what was asked. */
export async function moreOffers(parts: CarsParts, models: ModelRow[], asked: Asked): Promise<Offer[]> {
  const { ids } = await findFree(parts, models, asked.branch.data, asked.period)
  return offersOf(models, asked, ids)
}

async function findFree(
  { cars, settings, now }: CarsParts,
  models: ModelRow[],
  data: StationData,
  period: RentalPeriod | null,
): Promise<FoundFree> {
  if (!period) return { ids: new Set(), takenPlates: [] }
  const { blockedUntil: takenUntil } = windowOf(shiftDays(period, data.nextFreeDays), data, now())
  const ids = models.map(({ id }) => id)
  return cars.findFree(settings.station, { ...windowOf(period, data, now()), takenUntil }, ids)
}

function offersOf(models: ModelRow[], asked: Asked, freeModelIds: ReadonlySet<number>): Offer[] {
  const { branch, period, handOver, judge } = asked
  if (!period) return models.map((model) => ({ model, reason: null, price: null, promo: null }))
  const stay = describeStay(period, branch.data.timeZone)
  return models.map((model) => {
    const promo = judge?.({ pickup: period.pickup, classId: model.classId, days: stay.days }) ?? null
    return {
      model,
      reason: unavailableReason({ ...model, hasFreePlate: freeModelIds.has(model.id) }, stay),
      price: priceRental(model, stay, handOver, branch.rules, promoted(NO_SELECTED_OPTIONS, promo)),
      promo,
    }
  })
}

/** What a code comes to for a whole list: accepted if it helps some model, else why it helps none. */
export function promoOfList(offers: Offer[], { judge, period }: Asked): PromoOutcome | null {
  if (!judge) return null
  const outcomes = offers.flatMap(({ promo }) => promo ?? [])
  const helps = outcomes.find(({ state }) => state === 'accepted')
  return helps ?? outcomes[0] ?? judge({ pickup: period?.pickup ?? null, classId: null, days: null })
}
