import type { PricePeriod, TermPrices } from '@/provider/contract/cars'
import type { PriceRow } from '@/provider/contract/prices'
import { dayPricesOf } from '@/provider/contract/rules/prices/day-prices'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { dayPriceKop, rentalDayKop } from '@/provider/rules/prices/day-price'
import { type DayChoice, termPrices } from '@/provider/rules/prices/discounts'
import { percentOf, type SeasonRun, seasonRuns } from '@/provider/rules/prices/season'
import { datesFrom } from '@/provider/rules/prices/stay'
import type { ModelRow, SeasonRow } from './queries'

export type Calendar = { seasons: readonly SeasonRow[]; today: string; maxDaysAhead: number }

type Runs = [SeasonRun<SeasonRow>, ...SeasonRun<SeasonRow>[]]

/** Returns the day price from today to the last day on which a rental may begin: a row for each run of one season. */
export function priceTable(model: ModelRow, calendar: Calendar, language: Language): [PricePeriod, ...PricePeriod[]] {
  const [first, ...rest] = runsOf(calendar)
  return [priceRow(model, first, language), ...rest.map((run) => priceRow(model, run, language))]
}

/** Returns the same for many models, with their added options and the season of each row; the calendar is read once. */
export function priceTables<Item extends { model: ModelRow; added: DayChoice }>(
  items: readonly Item[],
  calendar: Calendar,
  language: Language,
): (Item & { prices: PriceRow['prices'] })[] {
  const runs = runsOf(calendar)
  return items.map((item) => ({
    ...item,
    prices: runs.map((run) => ({
      ...priceRow(item.model, run, language, item.added),
      seasonId: run.season?.id ?? null,
    })),
  }))
}

/** Returns what a day of a season costs by the term of hire: the prices of a row of the table. */
function seasonTerms(model: ModelRow, percent: number, added?: DayChoice): TermPrices {
  return termPrices(dayPriceKop(model, percent), model, added, ownSingleKop(model, percent))
}

/** Returns the price of a rental of a single day of a season; null: as any day. */
function ownSingleKop(model: ModelRow, percent: number): number | null {
  const singleKop = rentalDayKop(model, percent, 1)
  return singleKop === dayPriceKop(model, percent) ? null : singleKop
}

/** Returns the lowest price of a day of a season over the terms of hire, which "from" names (decision 139). */
export function fromPerDayKop(model: ModelRow, percent: number): number {
  return Math.min(...dayPricesOf(seasonTerms(model, percent)))
}

function runsOf({ seasons, today, maxDaysAhead }: Calendar): Runs {
  const [, ...later] = datesFrom(today, maxDaysAhead + 1)
  return seasonRuns([today, ...later], seasons)
}

function priceRow(
  model: ModelRow,
  { season, from, to }: SeasonRun<SeasonRow>,
  language: Language,
  added?: DayChoice,
): PricePeriod {
  const percent = percentOf(season)
  const dayKop = dayPriceKop(model, percent)
  const oneDayKop = ownSingleKop(model, percent)
  return {
    Price: dayKop / KOPECKS_PER_ROUBLE,
    discount1: model.discount1Percent,
    discount2: model.discount2Percent,
    Period: `${from}/${to}`,
    name: season && textIn(season.name, language),
    '1day': oneDayKop === null ? null : oneDayKop / KOPECKS_PER_ROUBLE,
    terms: seasonTerms(model, percent, added),
  }
}
