import type { CarsAnswer } from '@/provider/contract/cars'
import type { Language } from '@/provider/rules/i18n/language'
import { carItem, classSummary } from './car-item'
import { type CarsParts, readBranch } from './price-context'
import { todayOf } from './today'

export type Fleet = Pick<CarsAnswer, 'items' | 'classes'>

/** Every model of the branch without dates, in its order: the search answers page by page. */
export async function listFleet(parts: CarsParts, language: Language): Promise<Fleet> {
  const { cars, settings, now } = parts
  const [branch, models, classes] = await Promise.all([
    readBranch(parts),
    cars.listModels(settings.station),
    cars.listClasses(settings.station),
  ])
  const answering = { classes, language, todayPercent: todayOf(branch, now()).todayPercent }
  const offers = models.map((model) => ({ model, reason: null, price: null, promo: null }))
  return {
    items: offers.map((offer) => carItem(offer, answering)),
    classes: classes.map((carClass) => classSummary(carClass, offers, { ...answering, dated: false })),
  }
}
