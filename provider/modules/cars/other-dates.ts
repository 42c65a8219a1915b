import type { CarsAnswer } from '@/provider/contract/cars'
import { periodFault, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { type NextFree, nearestShifts, nextFreePeriod, shiftDays } from '@/provider/modules/cars/rules/free-plates'
import { daysToSeason } from '@/provider/modules/cars/rules/rental-months'
import { NO_SELECTED_OPTIONS } from '@/provider/rules/options/selected-options'
import { priceRental } from '@/provider/rules/prices/price-rental'
import type { Stay } from '@/provider/rules/prices/stay'
import type { Offer } from './car-item'
import { bookableStay, freeAmong, platesDuring } from './free-models'
import type { Asked } from './listing'
import type { CarsParts } from './price-context'
import type { ModelRow } from './queries'

const MAX_NEAREST = 3
/** How many days of a season one question covers. */
const SEASON_STEP_DAYS = 30

/** By model: the nearest later rental of the same length and clock times. */
export function findNextFree(
  { now }: Pick<CarsParts, 'now'>,
  offers: Offer[],
  asked: Asked,
): ReadonlyMap<number, NextFree> {
  const found = new Map<number, NextFree>()
  const { period, takenPlates } = asked
  const taken = offers.filter(({ reason }) => reason === 'taken').map(({ model }) => model)
  if (!period || taken.length === 0) return found

  const { nextFreeDays } = asked.branch.data
  const stayOf = rememberStays(asked, now())
  for (const model of taken) {
    const own = takenPlates.filter(({ modelId }) => modelId === model.id)
    const canBeHad = (later: RentalPeriod) => {
      const stay = stayOf(later)
      return stay !== null && freeAmong([model], own, later, stay, asked).length > 0
    }
    const next = nextFreePeriod(period, nextFreeDays, canBeHad)
    if (next) found.set(model.id, next)
  }
  return found
}

/** The stays of rentals that differ in their pick-up only: worked out once for all models. */
function rememberStays(asked: Asked, now: Date): (period: RentalPeriod) => Stay | null {
  const stays = new Map<number, Stay | null>()
  return (period) => {
    const at = period.pickup.getTime()
    const known = stays.get(at)
    if (known !== undefined) return known
    const stay = bookableStay(period, asked, now)
    stays.set(at, stay)
    return stay
  }
}

/**
 * The nearest dates, before or after, on which some of these models can be had; in the order of the calendar. When
 * there are none and models are out of season: the first ones of their next season.
 */
export async function findNearestDates(
  parts: CarsParts,
  offers: Offer[],
  asked: Asked,
): Promise<CarsAnswer['nearest']> {
  const { period } = asked
  if (!period || offers.length === 0) return []
  const models = offers.map(({ model }) => model)
  const around = nearestShifts(asked.branch.data.nextFreeDays).map((days) => shiftDays(period, days))
  const nearest = await firstFree(parts, models, asked, around)
  if (nearest.length > 0) return nearest.sort((a, b) => a.pickupAt.localeCompare(b.pickupAt))

  const outOfSeason = offers.filter(({ reason }) => reason === 'season').map(({ model }) => model)
  return findInSeason(parts, outOfSeason, asked, period)
}

/** Looks on only while every day of a step is taken: one question does in all other cases. */
async function findInSeason(
  parts: CarsParts,
  models: ModelRow[],
  asked: Asked,
  period: RentalPeriod,
): Promise<CarsAnswer['nearest']> {
  const { timeZone, rules } = asked.branch.data
  const { date } = toStationMoment(period.pickup, timeZone)
  const opening = daysToSeason(
    date,
    models.map(({ rentalMonths }) => rentalMonths),
  )
  if (opening === null) return []
  for (let start = opening; !periodFault(shiftDays(period, start), parts.now(), rules); start += SEASON_STEP_DAYS) {
    const days = Array.from({ length: SEASON_STEP_DAYS }, (_, day) => shiftDays(period, start + day))
    const dates = await firstFree(parts, models, asked, days)
    if (dates.length > 0) return dates
  }
  return []
}

/** The first of these rentals that can be had. One question for all of them. */
async function firstFree(
  parts: CarsParts,
  models: ModelRow[],
  asked: Asked,
  rentals: readonly RentalPeriod[],
): Promise<CarsAnswer['nearest']> {
  const plates = await platesDuring(parts, models, asked, rentals)
  const dates: CarsAnswer['nearest'] = []
  for (const rental of rentals) {
    const stay = bookableStay(rental, asked, parts.now())
    const free = stay ? freeAmong(models, plates, rental, stay, asked) : []
    if (stay && free.length > 0) dates.push(datesAnswer(rental, stay, free, asked))
    if (dates.length === MAX_NEAREST) break
  }
  return dates
}

function datesAnswer(
  period: RentalPeriod,
  stay: Stay,
  models: ModelRow[],
  { branch, handOver }: Asked,
): CarsAnswer['nearest'][number] {
  const totals = models.map((model) => priceRental(model, stay, handOver, branch.rules, NO_SELECTED_OPTIONS).totalKop)
  return {
    pickupAt: period.pickup.toISOString(),
    dropoffAt: period.dropoff.toISOString(),
    models: models.length,
    fromTotalKop: Math.min(...totals),
  }
}
