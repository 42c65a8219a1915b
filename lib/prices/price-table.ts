import type { PriceSeason } from '@/provider/contract/prices'
import type { PricedModel, SeasonPrice } from './priced-model'

/** Plain days, outside every season, as they stand in an address. */
export const PLAIN = 'plain'

const NOT_LET = Number.MAX_SAFE_INTEGER

type Period = { from: string; to: string }

/** A season that somebody can still travel in, or the plain days; `from`, `to`: its next run, both included. */
export type SeasonChoice = Period & { id: string; name: string | null; runs: Period[] }

export type PriceLine = Omit<PricedModel, 'prices'> & {
  /** Null: the model is not hired out in this season. */
  price: SeasonPrice | null
}

export type PriceGroup = { id: PricedModel['classId']; name: string; lines: PriceLine[] }

/** Every season of the table, the next one first. */
export function seasonChoices(models: PricedModel[], seasons: PriceSeason[]): SeasonChoice[] {
  const names = new Map(seasons.map(({ id, name }) => [id, name]))
  const periods = new Map<string, Period[]>()
  for (const { seasonId, period } of models.flatMap(({ prices }) => prices)) {
    const id = seasonId ?? PLAIN
    periods.set(id, [...(periods.get(id) ?? []), periodDates(period)])
  }
  const choices = [...periods].flatMap(([id, seasonPeriods]) => {
    const [next, ...later] = runsOf(seasonPeriods)
    return next ? [{ id, name: names.get(id) ?? null, ...next, runs: [next, ...later] }] : []
  })
  return choices.sort(byStart)
}

/** Without gaps and in order: a model that is hired out for a part of a run has a shorter one. */
function runsOf(periods: Period[]): Period[] {
  const runs: Period[] = []
  for (const { from, to } of [...periods].sort(byStart)) {
    const last = runs.at(-1)
    if (!last || from > last.to) runs.push({ from, to })
    else if (to > last.to) last.to = to
  }
  return runs
}

const HALF_YEAR_MS = 183 * 24 * 60 * 60 * 1000

/** Returns the runs of the season's next time: other seasons cut it into parts. Those of the year after start later. */
export function nearRuns({ from, runs }: SeasonChoice): Period[] {
  return runs.filter((run) => Date.parse(run.from) - Date.parse(from) < HALF_YEAR_MS)
}

function byStart(one: Period, other: Period): number {
  return one.from < other.from ? -1 : 1
}

/** The season asked for in an address; anything unknown is the one of `date` (`YYYY-MM-DD`). */
export function chooseSeason(choices: SeasonChoice[], requestedId: string, date: string): SeasonChoice | null {
  const ofDate = choices.find(({ runs }) => runs.some(({ from, to }) => from <= date && date <= to))
  return choices.find(({ id }) => id === requestedId) ?? ofDate ?? choices[0] ?? null
}

/** The table of one season, class by class in the provider's order. */
export function priceGroups(models: PricedModel[], season: SeasonChoice): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const { prices, ...car } of models) {
    const group = groups.get(car.classId) ?? { id: car.classId, name: car.className, lines: [] }
    const inSeason = prices.filter(({ seasonId }) => (seasonId ?? PLAIN) === season.id)
    group.lines.push({ ...car, price: inSeason[0] ?? null })
    groups.set(car.classId, group)
  }
  return [...groups.values()]
}

/** The cheapest model first, by the price of a long rental, and the class of the cheapest one before the others. */
export function cheapestFirst(groups: PriceGroup[]): PriceGroup[] {
  const sorted = groups.map((group) => ({ ...group, lines: [...group.lines].sort(byPrice) }))
  return sorted.sort((one, other) => lowest(one) - lowest(other))
}

function byPrice(one: PriceLine, other: PriceLine): number {
  return longPrice(one) - longPrice(other)
}

function lowest({ lines: [first] }: PriceGroup): number {
  return first ? longPrice(first) : NOT_LET
}

/** What is not hired out in the season stands last. */
function longPrice({ price }: PriceLine): number {
  return price?.terms.fromSevenKop ?? NOT_LET
}

/** `2026-12-01/2026-12-27` → its ends. */
function periodDates(period: string): Period {
  const [from = '', to = ''] = period.split('/')
  return { from, to }
}
