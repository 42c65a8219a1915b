import type { PriceRow, PricesAnswer, PricesQuery } from '@/provider/contract/prices'
import { insurancePerDayKop, mileageOffer } from '@/provider/modules/options/option-offers'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { type CarsParts, readBranch } from './price-context'
import { priceTables } from './price-table'
import type { ClassRow, ModelRow, SeasonRow } from './queries'
import { todayOf } from './today'

export type PriceList = Pick<PricesAnswer, 'seasons' | 'rows'>

/** What a day of every model costs with what was asked, from today to the last day on which a rental may begin. */
export async function priceList(parts: CarsParts, query: PricesQuery, language: Language): Promise<PriceList> {
  const { cars, settings, now } = parts
  const [branch, models, classes] = await Promise.all([
    readBranch(parts),
    cars.listModels(settings.station),
    cars.listClasses(settings.station),
  ])
  const { data, seasons } = branch
  const { today } = todayOf(branch, now())
  const asked = models.map((model) => ({ model, ...choiceOf(model, query, data) }))
  const tables = priceTables(asked, { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }, language)
  return {
    seasons: seasonsFrom(today, seasons, language),
    rows: tables.map(({ model, offered, prices }) => ({ ...rowHead(model, classes, language), offered, prices })),
  }
}

/** What was asked, as far as this model is let with it. */
function choiceOf(model: ModelRow, { mileage, insurance = 'none' }: PricesQuery, data: StationData) {
  const limit = mileage === 'limited' ? mileageOffer(model, data) : null
  const sold = data.insurance.find(({ code }) => code === insurance)
  const perDayKop = sold ? insurancePerDayKop(sold, model.classId) : null
  return {
    offered: {
      mileage: mileage !== 'limited' || limit !== null,
      insurance: insurance === 'none' || perDayKop !== null,
    },
    added: { discountPercent: limit?.discountPercent ?? 0, perDayKop: perDayKop ?? 0 },
  }
}

function rowHead(model: ModelRow, classes: ClassRow[], language: Language): Omit<PriceRow, 'offered' | 'prices'> {
  const { slug, name, classId, depositKop, selfDrive } = model
  const { gearbox, drive } = model.attributes
  const carClass = classes.find(({ id }) => id === classId)
  const className = carClass ? textIn(carClass.name, language) : classId
  return { slug, naimenovanie: name, class: classId, className, gearbox, drive, depositKop, selfDrive }
}

/** Seasons that come or are on, the next one first, with the spans that are not over. */
function seasonsFrom(today: string, seasons: SeasonRow[], language: Language): PricesAnswer['seasons'] {
  return seasons
    .map(({ id, name, coefficientPercent, spans }) => ({
      id,
      name: textIn(name, language),
      coefficientPercent,
      spans: spans.filter(({ to }) => to >= today).sort((a, b) => a.from.localeCompare(b.from)),
    }))
    .filter(({ spans }) => spans.length > 0)
    .sort((a, b) => (a.spans[0]?.from ?? '').localeCompare(b.spans[0]?.from ?? ''))
}
