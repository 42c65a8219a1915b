import type { CarData } from '@/provider/contract/car-data'
import type { CarItem, ClassSummary, TermHint, UnavailableReason } from '@/provider/contract/cars'
import type { PromoOutcome } from '@/provider/contract/promo'
import type { Price } from '@/provider/contract/quotes'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { NextFree } from '@/provider/modules/cars/rules/free-plates'
import type { PhotosOf } from '@/provider/modules/photos/read-photos'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { listDayPriceKop } from '@/provider/rules/prices/day-price'
import { fromPerDayKop } from './price-table'
import type { ClassRow, ModelRow } from './queries'

/** A model with its price and availability for dates; null everywhere when no dates were given. */
export type PricedModel = {
  model: ModelRow
  reason: UnavailableReason | null
  price: Price | null
  /** The outcome of the promo code of the search for this model. */
  promo: PromoOutcome | null
}

/** What all items of one response share. `todayPercent` is today's season in percent of a plain day. */
export type ItemContext = {
  classes: ClassRow[]
  language: Language
  todayPercent: number
  photosOf: PhotosOf
  freeCancellationUntil?: CarItem['freeCancellationUntil']
}

/** Returns a model as the catalogue shows it, with prices of today's season and of the requested dates, and one photo. */
export function carItem(
  { model, reason, price }: Omit<PricedModel, 'promo'>,
  { classes, language, todayPercent, photosOf, freeCancellationUntil = null }: ItemContext,
  { nextFree, termHint = null }: { nextFree?: NextFree | undefined; termHint?: TermHint | null | undefined } = {},
): CarItem {
  return {
    slug: model.slug,
    sort: model.sort,
    tags: model.tags,
    car_data: carData(model, classes, language),
    listPerDayKop: listDayPriceKop(model, todayPercent),
    fromPerDayKop: fromPerDayKop(model, todayPercent),
    available: price ? reason === null : null,
    reason,
    price,
    photos: photosOf({ modelId: model.id }, 1),
    nextFree: nextFreeOf(nextFree),
    freeCancellationUntil,
    termHint,
  }
}

/** Returns the next free rental as ISO instants, or null. */
function nextFreeOf(next: NextFree | undefined): CarItem['nextFree'] {
  return next ? { pickupAt: next.pickup.toISOString(), dropoffAt: next.dropoff.toISOString() } : null
}

/**
 * Returns a class with the number of its models and its lowest day price.
 *
 * @param pricedModels those that pass the filters, of any class
 */
export function classSummary(
  carClass: ClassRow,
  pricedModels: PricedModel[],
  { language, todayPercent, dated }: Pick<ItemContext, 'language' | 'todayPercent'> & { dated: boolean },
): ClassSummary {
  const classModels = pricedModels.filter(({ model }) => model.classId === carClass.id)
  const prices = classModels.map(({ model }) => fromPerDayKop(model, todayPercent))
  return {
    id: carClass.id,
    klassavtomobilya: carClass.klassavtomobilya,
    name: textIn(carClass.name, language),
    lead: textIn(carClass.lead, language),
    body: carClass.body,
    defaultColour: carClass.defaultColour,
    models: classModels.length,
    available: dated ? classModels.filter(({ reason }) => reason === null).length : null,
    fromPerDayKop: prices.length > 0 ? Math.min(...prices) : null,
  }
}

function carData(model: ModelRow, classes: ClassRow[], language: Language): CarData {
  const carClass = classes.find(({ id }) => id === model.classId)
  return {
    naimenovanie: model.name,
    klassavtomobilya: carClass?.klassavtomobilya ?? model.classId,
    stoimost: model.listKop / KOPECKS_PER_ROUBLE,
    skidka_2: model.salePercent,
    special_price: model.specialKop / KOPECKS_PER_ROUBLE,
    class: model.classId,
    className: carClass ? textIn(carClass.name, language) : model.classId,
    ...model.attributes,
    colours: model.colours,
    depositKop: model.depositKop,
    minAge: model.minAge,
    minExperienceYears: model.minExperienceYears,
    selfDrive: model.selfDrive,
    rentalMonths: model.rentalMonths,
  }
}
