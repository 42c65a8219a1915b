import type { PriceRow, PricesQuery, PricesResponse } from '@/provider/contract/prices'
import { insurancePerDayKop, mileageOffer } from '@/provider/modules/options/option-offers'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { type CarsDeps, readBranch } from './price-context'
import { priceTables } from './price-table'
import type { ClassRow, ModelRow, SeasonRow } from './queries'
import { todayOf } from './today'

export type PriceList = Pick<PricesResponse, 'seasons' | 'rows'>

/** Returns the day prices of every model with the requested options, from today to the last day on which a rental may begin. */
export async function priceList(deps: CarsDeps, query: PricesQuery, language: Language): Promise<PriceList> {
  const { cars, settings, now } = deps
  const [branch, models, classes] = await Promise.all([
    readBranch(deps),
    cars.listModels(settings.station),
    cars.listClasses(settings.station),
  ])
  const { data, seasons } = branch
  const { today } = todayOf(branch, now())
  const items = models.map((model) => ({ model, ...optionsOf(model, query, data) }))
  const tables = priceTables(items, { seasons, today, maxDaysAhead: data.rules.maxDaysAhead }, language)
  return {
    seasons: seasonsFrom(today, seasons, language),
    rows: tables.map(({ model, offered, prices }) => ({ ...rowHead(model, classes, language), offered, prices })),
  }
}

/** Returns the requested options that this model has. */
function optionsOf(model: ModelRow, { mileage, insurance = 'none' }: PricesQuery, data: BranchSettings) {
  const limit = mileage === 'limited' ? mileageOffer(model, data) : null
  const insuranceTerms = data.insurance.find(({ code }) => code === insurance)
  const perDayKop = insuranceTerms ? insurancePerDayKop(insuranceTerms, model.classId) : null
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

/** Returns present and future seasons, the next one first, with the spans that have not ended. */
function seasonsFrom(today: string, seasons: SeasonRow[], language: Language): PricesResponse['seasons'] {
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
