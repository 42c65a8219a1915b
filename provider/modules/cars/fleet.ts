import type { CarsResponse } from '@/provider/contract/cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem, classSummary } from './car-item'
import { type CarsDeps, readBranch } from './price-context'
import { todayOf } from './today'

export type Fleet = Pick<CarsResponse, 'items' | 'classes'>

/** Lists every model of the branch without dates, in its order; the search lists them by pages. */
export async function listFleet(deps: CarsDeps, language: Language): Promise<Fleet> {
  const { cars, settings, photos, now } = deps
  const [branch, models, classes, photosOf] = await Promise.all([
    readBranch(deps),
    cars.listModels(settings.station),
    cars.listClasses(settings.station),
    photos.read(language),
  ])
  const itemContext = { classes, language, photosOf, todayPercent: todayOf(branch, now()).todayPercent }
  const pricedModels = models.map((model) => ({ model, reason: null, price: null, promo: null }))
  return {
    items: pricedModels.map((pricedModel) => carItem(pricedModel, itemContext)),
    classes: classes.map((carClass) => classSummary(carClass, pricedModels, { ...itemContext, dated: false })),
  }
}
