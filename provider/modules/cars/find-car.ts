import type { CarItem } from '@/provider/contract/cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem } from './car-item'
import type { PricedRental } from './price-car-rental'
import { type Branch, type CarsDeps, readBranch } from './price-context'
import type { ModelRow } from './queries'
import { todayOf } from './today'

/** Describes a car of the model once it is known which one; its photos come first. */
export type DescribeCar = (carId: number) => CarItem

/** Reads the model of a booking as a car item, without dates: it has no price and no availability. */
export async function carOfBooking(deps: CarsDeps, modelId: number, language: Language): Promise<DescribeCar> {
  const [model, branch] = await Promise.all([deps.cars.findModelById(modelId), readBranch(deps)])
  if (!model) throw new Error(`A booking names model ${modelId}, which is not there.`)
  return undatedItem(deps, model, branch, language)
}

/** Reads the model of a priced rental as a car item without dates. */
export async function carOfRental(
  deps: CarsDeps,
  { model, branch }: PricedRental,
  language: Language,
): Promise<DescribeCar> {
  return undatedItem(deps, model, branch, language)
}

async function undatedItem(
  { cars, photos, settings, now }: CarsDeps,
  model: ModelRow,
  branch: Branch,
  language: Language,
): Promise<DescribeCar> {
  const { todayPercent } = todayOf(branch, now())
  const [classes, photosOf] = await Promise.all([cars.listClasses(settings.station), photos.read(language)])
  const item = carItem({ model, reason: null, price: null }, { classes, language, todayPercent, photosOf })
  return (carId) => ({ ...item, photos: photosOf({ modelId: model.id, carId }) })
}
