import { addHours } from 'date-fns'
import type { LowestTotal, LowestTotalQuery } from '@/provider/contract/cars-calendar'
import type { Price } from '@/provider/contract/quotes'
import { type RentalPeriod, rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { unavailableReason } from '@/provider/modules/cars/rules/availability'
import { DISCOUNT_STEPS } from '@/provider/rules/prices/discounts'
import { priceRental } from '@/provider/rules/prices/price-rental'
import { describeStay } from '@/provider/rules/prices/stay'
import { listPricedModels, type PriceRequest } from './list-priced-models'
import { listModelsInScope } from './models-in-scope'
import { windowOf } from './price-car-rental'
import { type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'
import { requirePeriod } from './rental-dates'

const DAY_HOURS = 24
const READER = { language: 'ru', clientId: null } as const

/**
 * Returns how many models are free for the dates, and what the cheapest costs in all.
 *
 * @throws {FailureError} `not_found` for an unknown model, `unknown_place`, or the code of wrong dates
 */
export async function lowestTotal(deps: CarsDeps, query: LowestTotalQuery): Promise<LowestTotal> {
  const [models, branch] = await Promise.all([listModelsInScope(deps, query), readBranch(deps)])
  const period = requirePeriod(query, deps.now(), branch.data.rules)
  const { request, pricedModels } = await listPricedModels(deps, models, branch, query, READER)
  const free = pricedModels.flatMap(({ model, reason, price }) => (reason === null && price ? [{ model, price }] : []))
  const [cheapest] = free.sort((a, b) => a.price.totalKop - b.price.totalKop)
  return {
    days: rentalDays(period),
    free: free.length,
    cheapest: cheapest
      ? {
          totalKop: cheapest.price.totalKop,
          perDayKop: cheapest.price.perDayKop,
          longer: await findCheaperDay(deps, cheapest.model, { price: cheapest.price, period, request }),
        }
      : null,
  }
}

type Offered = { price: Price; period: RentalPeriod; request: PriceRequest }
type Longer = NonNullable<LowestTotal['cheapest']>['longer']

/** Returns the next length at which a discount makes a day of this model cheaper, when the model is free so long. */
async function findCheaperDay(
  { cars, settings, now }: CarsDeps,
  model: ModelRow,
  { price, period, request: { branch, handOver } }: Offered,
): Promise<Longer> {
  const { data, rules } = branch
  const days = DISCOUNT_STEPS.find((step) => step > price.days)
  if (days === undefined || days > data.rules.maxRentalDays) return null
  const dropoff = addHours(period.dropoff, (days - price.days) * DAY_HOURS)
  const longer = { pickup: period.pickup, dropoff }
  const stay = describeStay(longer, data.timeZone)
  const { perDayKop } = priceRental(model, stay, handOver, rules)
  if (perDayKop >= price.perDayKop) return null
  const freeIds = await cars.freeModelIds(settings.station, windowOf(longer, data, now()), [model.id])
  const reason = unavailableReason({ ...model, hasFreePlate: freeIds.has(model.id) }, stay)
  return reason === null ? { days, dropoffAt: dropoff.toISOString(), perDayKop } : null
}
