import type { CarsAnswer } from '@/provider/contract/cars'
import { periodFault, type RentalPeriod } from '@/provider/contract/rules/rental-period'
import { unavailableReason } from '@/provider/rules/availability'
import {
  hasFreePlate,
  type NextFree,
  nearestShifts,
  nextFreePeriod,
  type Plate,
  shiftDays,
} from '@/provider/rules/free-plates'
import { priceRental } from '@/provider/rules/price'
import { describeStay } from '@/provider/rules/stay'
import { NO_WISHES } from '@/provider/rules/wishes'
import type { CarsParts } from './branch'
import type { Offer } from './car-item'
import type { Asked } from './listing'
import { windowOf } from './offers'
import type { ModelRow } from './repository'

const MAX_NEAREST = 3

/** By model: the nearest later rental of the same length and clock times. One question for all models. */
export async function findNextFree(
  parts: CarsParts,
  offers: Offer[],
  asked: Asked,
): Promise<ReadonlyMap<number, NextFree>> {
  const found = new Map<number, NextFree>()
  const taken = offers.filter(({ reason }) => reason === 'taken').map(({ model }) => model)
  if (!asked.period || taken.length === 0) return found

  const { nextFreeDays } = asked.branch.data
  const plates = await platesAround(parts, taken, asked, { before: 0, after: nextFreeDays })
  for (const model of taken) {
    const own = plates.filter(({ modelId }) => modelId === model.id)
    const next = nextFreePeriod(asked.period, nextFreeDays, (later) => canBeHad(model, own, later, asked, parts.now()))
    if (next) found.set(model.id, next)
  }
  return found
}

/** The nearest dates, before or after, on which some of these models can be had; in the order of the calendar. */
export async function findNearestDates(
  parts: CarsParts,
  models: ModelRow[],
  asked: Asked,
): Promise<CarsAnswer['nearest']> {
  const { period } = asked
  if (!period || models.length === 0) return []
  const { nextFreeDays } = asked.branch.data
  const plates = await platesAround(parts, models, asked, { before: nextFreeDays, after: nextFreeDays })
  const nearest: CarsAnswer['nearest'] = []
  for (const days of nearestShifts(nextFreeDays)) {
    const other = shiftDays(period, days)
    const free = models.filter((model) => {
      const own = plates.filter(({ modelId }) => modelId === model.id)
      return canBeHad(model, own, other, asked, parts.now())
    })
    if (free.length > 0) nearest.push(datesAnswer(other, free, asked))
    if (nearest.length === MAX_NEAREST) break
  }
  return nearest.sort((a, b) => a.pickupAt.localeCompare(b.pickupAt))
}

function platesAround(
  { cars, settings, now }: CarsParts,
  models: ModelRow[],
  { branch, period }: Asked,
  { before, after }: { before: number; after: number },
): Promise<Plate[]> {
  if (!period) return Promise.resolve([])
  const around = { pickup: shiftDays(period, -before).pickup, dropoff: shiftDays(period, after).dropoff }
  const window = windowOf(around, branch.data, now())
  return cars.listPlates(
    settings.station,
    window,
    models.map(({ id }) => id),
  )
}

function canBeHad(model: ModelRow, plates: Plate[], period: RentalPeriod, { branch }: Asked, now: Date): boolean {
  const { data } = branch
  if (periodFault(period, now, data.rules)) return false
  const isFree = hasFreePlate(plates, period, data.turnaroundMinutes)
  return unavailableReason({ ...model, hasFreePlate: isFree }, describeStay(period, data.timeZone)) === null
}

function datesAnswer(
  period: RentalPeriod,
  models: ModelRow[],
  { branch, handOver }: Asked,
): CarsAnswer['nearest'][number] {
  const stay = describeStay(period, branch.data.timeZone)
  const totals = models.map((model) => priceRental(model, stay, handOver, branch.rules, NO_WISHES).totalKop)
  return {
    pickupAt: period.pickup.toISOString(),
    dropoffAt: period.dropoff.toISOString(),
    models: models.length,
    fromTotalKop: Math.min(...totals),
  }
}
