import type { CarItem } from '@/provider/contract/cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem } from './car-item'
import type { PricedRental } from './price-car-rental'
import { type Branch, type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'
import { todayOf } from './today'

/** Returns the model of a booking as a car item, without dates: it has no price and no availability. */
export async function carOfBooking(deps: CarsDeps, modelId: number, language: Language): Promise<CarItem> {
  const [model, branch] = await Promise.all([deps.cars.findModelById(modelId), readBranch(deps)])
  if (!model) throw new Error(`A booking names model ${modelId}, which is not there.`)
  return undatedItem(deps, model, branch, language)
}

/** Returns the model of a priced rental as a car item without dates. */
export async function carOfRental(
  deps: CarsDeps,
  { model, branch }: PricedRental,
  language: Language,
): Promise<CarItem> {
  return undatedItem(deps, model, branch, language)
}

async function undatedItem({ cars, settings, now }: CarsDeps, model: ModelRow, branch: Branch, language: Language) {
  const { todayPercent } = todayOf(branch, now())
  const classes = await cars.listClasses(settings.station)
  return carItem({ model, reason: null, price: null }, { classes, language, todayPercent })
}
