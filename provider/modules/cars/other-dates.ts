import type { CarsResponse } from '@/provider/contract/cars'
import { findPeriodRejection, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { type NextFree, nearestShifts, nextFreePeriod, shiftDays } from '@/provider/modules/cars/rules/free-plates'
import { daysToSeason } from '@/provider/modules/cars/rules/rental-months'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import type { Stay } from '@/provider/rules/prices/stay'
import type { PricedModel } from './car-item'
import { bookableStay, freeAmong, platesDuring } from './free-models'
import type { PriceRequest } from './list-priced-models'
import type { CarsDeps } from './price-context'
import type { ModelRow } from './queries'

const MAX_NEAREST = 3
/** How many days of a season one statement covers. */
const SEASON_STEP_DAYS = 30

/** Returns for each model the nearest later rental of the same length and clock times. */
export function findNextFree(
  { now }: Pick<CarsDeps, 'now'>,
  pricedModels: PricedModel[],
  request: PriceRequest,
): ReadonlyMap<number, NextFree> {
  const nextFree = new Map<number, NextFree>()
  const { period, takenPlates } = request
  const taken = pricedModels.filter(({ reason }) => reason === 'taken').map(({ model }) => model)
  if (!period || taken.length === 0) return nextFree

  const { nextFreeDays } = request.branch.data
  const stayOf = cacheStays(request, now())
  for (const model of taken) {
    const modelPlates = takenPlates.filter(({ modelId }) => modelId === model.id)
    const isAvailable = (later: RentalPeriod) => {
      const stay = stayOf(later)
      return stay !== null && freeAmong([model], modelPlates, later, stay, request).length > 0
    }
    const next = nextFreePeriod(period, nextFreeDays, isAvailable)
    if (next) nextFree.set(model.id, next)
  }
  return nextFree
}

/** Computes the stays of rentals that differ in their pick-up only once for all models. */
function cacheStays(request: PriceRequest, now: Date): (period: RentalPeriod) => Stay | null {
  const stays = new Map<number, Stay | null>()
  return (period) => {
    const at = period.pickup.getTime()
    const cached = stays.get(at)
    if (cached !== undefined) return cached
    const stay = bookableStay(period, request, now)
    stays.set(at, stay)
    return stay
  }
}

/**
 * Returns the nearest dates, before or after, on which some of these models are available, in calendar order. When there
 * are none and models are out of season, it returns the first dates of their next season.
 */
export async function findNearestDates(
  deps: CarsDeps,
  pricedModels: PricedModel[],
  request: PriceRequest,
): Promise<CarsResponse['nearest']> {
  const { period } = request
  if (!period || pricedModels.length === 0) return []
  const models = pricedModels.map(({ model }) => model)
  const shifted = nearestShifts(request.branch.data.nextFreeDays).map((days) => shiftDays(period, days))
  const nearest = await firstFree(deps, models, request, shifted)
  if (nearest.length > 0) return nearest.sort((a, b) => a.pickupAt.localeCompare(b.pickupAt))

  const outOfSeason = pricedModels.filter(({ reason }) => reason === 'season').map(({ model }) => model)
  return findInSeason(deps, outOfSeason, request, period)
}

/** Reads the next step only while every day of a step is taken: in all other cases one statement is enough. */
async function findInSeason(
  deps: CarsDeps,
  models: ModelRow[],
  request: PriceRequest,
  period: RentalPeriod,
): Promise<CarsResponse['nearest']> {
  const { timeZone, rules } = request.branch.data
  const { date } = toStationMoment(period.pickup, timeZone)
  const opening = daysToSeason(
    date,
    models.map(({ rentalMonths }) => rentalMonths),
  )
  if (opening === null) return []
  for (
    let start = opening;
    !findPeriodRejection(shiftDays(period, start), deps.now(), rules);
    start += SEASON_STEP_DAYS
  ) {
    const days = Array.from({ length: SEASON_STEP_DAYS }, (_, day) => shiftDays(period, start + day))
    const dates = await firstFree(deps, models, request, days)
    if (dates.length > 0) return dates
  }
  return []
}

/** Returns the first of these rentals that are available; one statement for all of them. */
async function firstFree(
  deps: CarsDeps,
  models: ModelRow[],
  request: PriceRequest,
  rentals: readonly RentalPeriod[],
): Promise<CarsResponse['nearest']> {
  const plates = await platesDuring(deps, models, request, rentals)
  const dates: CarsResponse['nearest'] = []
  for (const rental of rentals) {
    const stay = bookableStay(rental, request, deps.now())
    const free = stay ? freeAmong(models, plates, rental, stay, request) : []
    if (stay && free.length > 0) dates.push(nearestDates(rental, stay, free, request))
    if (dates.length === MAX_NEAREST) break
  }
  return dates
}

function nearestDates(
  period: RentalPeriod,
  stay: Stay,
  models: ModelRow[],
  { branch, handOver }: PriceRequest,
): CarsResponse['nearest'][number] {
  const totals = models.map((model) => priceRental(model, stay, handOver, branch.rules, NO_SELECTED_OPTIONS).totalKop)
  return {
    pickupAt: period.pickup.toISOString(),
    dropoffAt: period.dropoff.toISOString(),
    models: models.length,
    fromTotalKop: Math.min(...totals),
  }
}
