import type { CarData, CarItem, ClassSummary, PricePeriod, UnavailableReason } from '@/provider/contract/cars'
import type { Price } from '@/provider/contract/quotes'
import { dayPriceKop } from '@/provider/rules/day-price'
import { type Language, textIn } from '@/provider/rules/language'
import type { ClassRow, ModelRow, PeriodRow } from './repository'

const KOPECKS = 100
const WITHOUT_SEASON = 100

/** What dates say about a model: null everywhere when none were asked. */
export type Offer = { model: ModelRow; reason: UnavailableReason | null; price: Price | null }

export function carItem({ model, reason, price }: Offer, classes: ClassRow[], language: Language): CarItem {
  return {
    slug: model.slug,
    sort: model.sort,
    tags: model.tags,
    car_data: carData(model, classes, language),
    fromPerDayKop: dayPriceKop(model, WITHOUT_SEASON),
    available: price ? reason === null : null,
    reason,
    price,
  }
}

export function classSummary(carClass: ClassRow, offers: Offer[], language: Language): ClassSummary {
  const own = offers.filter(({ model }) => model.classId === carClass.id)
  const prices = own.map(({ model }) => dayPriceKop(model, WITHOUT_SEASON))
  const dated = offers.some(({ price }) => price !== null)
  return {
    id: carClass.id,
    klassavtomobilya: carClass.klassavtomobilya,
    name: textIn(carClass.name, language),
    lead: textIn(carClass.lead, language),
    body: carClass.body,
    defaultColour: carClass.defaultColour,
    models: own.length,
    available: dated ? own.filter(({ reason }) => reason === null).length : null,
    fromPerDayKop: prices.length > 0 ? Math.min(...prices) : null,
  }
}

/** The price table: the plain day first (`Period` is empty), then every season from today on, as `from/to` dates. */
export function priceTable(model: ModelRow, periods: PeriodRow[], today: string): PricePeriod[] {
  const row = (percent: number, Period: string): PricePeriod => ({
    Price: dayPriceKop(model, percent) / KOPECKS,
    discount1: model.discount1Percent,
    discount2: model.discount2Percent,
    Period,
    '1day': null,
  })
  const seasons = periods
    .flatMap(({ spans, coefficientPercent }) => spans.map((span) => ({ ...span, coefficientPercent })))
    .filter(({ to }) => to >= today)
    .sort((a, b) => a.from.localeCompare(b.from))
  return [
    row(WITHOUT_SEASON, ''),
    ...seasons.map(({ from, to, coefficientPercent }) => row(coefficientPercent, `${from}/${to}`)),
  ]
}

function carData(model: ModelRow, classes: ClassRow[], language: Language): CarData {
  const carClass = classes.find(({ id }) => id === model.classId)
  return {
    naimenovanie: model.name,
    klassavtomobilya: carClass?.klassavtomobilya ?? model.classId,
    stoimost: model.listKop / KOPECKS,
    skidka_2: model.salePercent,
    special_price: model.specialKop / KOPECKS,
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
