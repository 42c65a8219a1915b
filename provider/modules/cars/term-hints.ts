import { addHours } from 'date-fns'
import type { TermHint } from '@/provider/contract/cars'
import type { Price } from '@/provider/contract/quotes'
import { type RentalPeriod, rentalDays } from '@/provider/contract/rules/dates/rental-period'
import { cheaperLengths } from '@/provider/modules/cars/rules/longer-rentals'
import { chooseTermHint, type LongerPrice } from '@/provider/modules/cars/rules/term-hint'
import type { PricedModel } from './car-item'
import { listOtherModels, type PriceRequest, priceModels } from './list-priced-models'
import type { CarsDeps } from './price-context'
import type { ModelRow } from './queries'

const DAY_HOURS = 24

type Hinted = { model: ModelRow; price: Price; longer: LongerPrice[]; hint: TermHint | null }

/**
 * Returns for each available model what a longer rental would change. Whether a plate is free for the longer one is read
 * only for the few models that a longer rental makes cheaper; without such a plate they get the next hint that is true.
 */
export async function findTermHints(
  deps: CarsDeps,
  pricedModels: PricedModel[],
  request: PriceRequest,
): Promise<ReadonlyMap<number, TermHint>> {
  const { period } = request
  const available = pricedModels.filter(({ reason }) => reason === null)
  if (!period || available.length === 0) return new Map()

  const hinted = hintModels(available, period, request)
  const free = await findFreeLonger(deps, hinted, period, request)
  const hints = hinted.map(({ model, price, longer, hint }): [number, TermHint | null] => {
    const isTrue = !hint || hint.kind === 'from_days' || free.has(`${model.id} ${hint.days}`)
    return [model.id, isTrue ? hint : chooseTermHint(price, longer, true)]
  })
  return new Map(hints.filter((entry): entry is [number, TermHint] => entry[1] !== null))
}

/** Prices the lengths at which the price list changes, each for all models at once. */
function hintModels(pricedModels: PricedModel[], period: RentalPeriod, request: PriceRequest): Hinted[] {
  const { maxRentalDays } = request.branch.data.rules
  const days = rentalDays(period)
  const lengthsOf = ({ model, promo }: PricedModel) =>
    cheaperLengths(days, promo?.minDays ?? null, maxRentalDays, model.oneDayKop !== null)
  const longerOf = new Map<number, LongerPrice[]>()
  for (const length of [...new Set(pricedModels.flatMap(lengthsOf))].sort((a, b) => a - b)) {
    const models = pricedModels.filter((one) => lengthsOf(one).includes(length)).map(({ model }) => model)
    const longer = lengthen(period, length)
    const dropoffAt = longer.dropoff.toISOString()
    const ids = new Set(models.map(({ id }) => id))
    for (const { model, price, reason } of priceModels(models, { ...request, period: longer }, ids))
      if (price && reason === null) longerOf.set(model.id, [...(longerOf.get(model.id) ?? []), { price, dropoffAt }])
  }
  return pricedModels.flatMap(({ model, price }) => {
    const longer = longerOf.get(model.id) ?? []
    return price ? [{ model, price, longer, hint: chooseTermHint(price, longer, false) }] : []
  })
}

/** Returns `id days` of the hints whose longer rental has a free plate; one statement for each length. */
async function findFreeLonger(
  deps: CarsDeps,
  hinted: Hinted[],
  period: RentalPeriod,
  request: PriceRequest,
): Promise<ReadonlySet<string>> {
  const needingPlate = hinted.flatMap(({ model, hint }) =>
    hint && hint.kind !== 'from_days' ? [{ model, days: hint.days }] : [],
  )
  const lengths = [...new Set(needingPlate.map(({ days }) => days))]
  const free = await Promise.all(
    lengths.map(async (length) => {
      const models = needingPlate.filter(({ days }) => days === length).map(({ model }) => model)
      const pricedModels = await listOtherModels(deps, models, { ...request, period: lengthen(period, length) })
      return pricedModels.filter(({ reason }) => reason === null).map(({ model }) => `${model.id} ${length}`)
    }),
  )
  return new Set(free.flat())
}

function lengthen({ pickup, dropoff }: RentalPeriod, days: number): RentalPeriod {
  return { pickup, dropoff: addHours(dropoff, (days - rentalDays({ pickup, dropoff })) * DAY_HOURS) }
}
