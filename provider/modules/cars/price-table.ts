import type { CarDetails, PricePeriod } from '@/provider/contract/cars'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { dayPriceKop } from '@/provider/rules/day-price'
import { termPrices } from '@/provider/rules/discounts'
import { type Language, textIn } from '@/provider/rules/language'
import { percentOf, type SeasonRun, seasonRuns } from '@/provider/rules/season'
import { datesFrom } from '@/provider/rules/stay'
import type { ModelRow, SeasonRow } from './repository'

type Calendar = { seasons: readonly SeasonRow[]; today: string; maxDaysAhead: number }

/** What a day costs from today to the last day on which a rental may begin: a row for each run of one season. */
export function priceTable(
  model: ModelRow,
  { seasons, today, maxDaysAhead }: Calendar,
  language: Language,
): CarDetails['prices'] {
  const [, ...later] = datesFrom(today, maxDaysAhead + 1)
  const [first, ...rest] = seasonRuns([today, ...later], seasons)
  return [priceRow(model, first, language), ...rest.map((run) => priceRow(model, run, language))]
}

function priceRow(model: ModelRow, { season, from, to }: SeasonRun<SeasonRow>, language: Language): PricePeriod {
  const dayKop = dayPriceKop(model, percentOf(season))
  return {
    Price: dayKop / KOPECKS_PER_ROUBLE,
    discount1: model.discount1Percent,
    discount2: model.discount2Percent,
    Period: `${from}/${to}`,
    name: season && textIn(season.name, language),
    '1day': null,
    terms: termPrices(dayKop, model),
  }
}
