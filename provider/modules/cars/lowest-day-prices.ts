import type { LowestDayPrices, LowestDayPricesQuery } from '@/provider/contract/cars-calendar'
import { findPeriodRejection, type RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { hasFreePlate, type Plate } from '@/provider/modules/cars/rules/free-plates'
import { dayPriceKop } from '@/provider/rules/prices/day-price'
import { PLAIN_DAY_PERCENT, seasonPercent } from '@/provider/rules/prices/season'
import { datesOfMonths, describeStay } from '@/provider/rules/prices/stay'
import { dayOf, requireMonth } from './calendar'
import { listModelsInScope } from './models-in-scope'
import { windowOf } from './price-car-rental'
import { type Branch, type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'

type Day = LowestDayPrices['days'][number]

/**
 * Returns the price of the cheapest free car on each day of some months; one statement reads the bookings of all of them.
 *
 * @throws {FailureError} `not_found` for an unknown model, `invalid_dates` for a month in which nothing can be booked
 */
export async function lowestDayPrices(deps: CarsDeps, query: LowestDayPricesQuery): Promise<LowestDayPrices> {
  const { cars, settings, now } = deps
  const [models, branch] = await Promise.all([listModelsInScope(deps, query), readBranch(deps)])
  const { data } = branch
  requireMonth(query.month, now(), branch)
  const days = datesOfMonths(query.month, query.months).map((date) => ({ date, period: dayOf(date, branch) }))
  const open = days.filter(({ period }) => findPeriodRejection(period, now(), data.rules) === null)
  const [first, last] = [open[0], open.at(-1)]
  if (!first || !last) return { days: days.map(({ date }) => withoutPrice(date)) }

  const window = windowOf({ pickup: first.period.pickup, dropoff: last.period.dropoff }, data, now())
  const ids = models.map(({ id }) => id)
  const plates = platesByModel(await cars.listPlates(settings.station, window, ids))
  const openDates = new Set(open.map(({ date }) => date))
  return {
    days: days.map(({ date, period }) =>
      openDates.has(date) ? priceDay(date, period, { models, plates, branch }) : withoutPrice(date),
    ),
  }
}

type Fleet = { models: ModelRow[]; plates: ReadonlyMap<number, Plate[]>; branch: Branch }

function priceDay(date: string, period: RentalPeriod, { models, plates, branch: { data, seasons } }: Fleet): Day {
  const stay = describeStay(period, data.timeZone)
  const inSeason = models.filter((model) => unavailableReason({ ...model, hasFreePlate: true }, stay) === null)
  const free = inSeason.filter(({ id }) => hasFreePlate(plates.get(id) ?? [], period, data.turnaroundMinutes))
  const priceKop = lowestKop(free, seasonPercent(date, seasons))
  const plainKop = lowestKop(inSeason, PLAIN_DAY_PERCENT)
  return { date, priceKop, isDearer: priceKop !== null && plainKop !== null && priceKop > plainKop }
}

function platesByModel(plates: readonly Plate[]): ReadonlyMap<number, Plate[]> {
  const byModel = new Map<number, Plate[]>()
  for (const plate of plates) byModel.set(plate.modelId, [...(byModel.get(plate.modelId) ?? []), plate])
  return byModel
}

function lowestKop(models: ModelRow[], percent: number): number | null {
  return models.length > 0 ? Math.min(...models.map((model) => dayPriceKop(model, percent))) : null
}

function withoutPrice(date: string): Day {
  return { date, priceKop: null, isDearer: false }
}
