import type { PriceRow, PriceSeason } from '@/provider/contract/prices'

/** Plain days, outside every season, as they stand in an address. */
export const PLAIN = 'plain'

type Row = PriceRow['prices'][number]

/** A season that somebody can still travel in, or the plain days; `from`, `to`: its next run, both included. */
export type SeasonChoice = { id: string; name: string | null; from: string; to: string }

export type PriceLine = Omit<PriceRow, 'prices'> & {
  /** Null: the model is not hired out in this season. */
  price: Row | null
}

export type PriceGroup = { id: PriceRow['class']; name: string; lines: PriceLine[] }

/** Every season of the table, the next one first. */
export function seasonChoices(rows: PriceRow[], seasons: PriceSeason[]): SeasonChoice[] {
  const names = new Map(seasons.map(({ id, name }) => [id, name]))
  const choices = new Map<string, SeasonChoice>()
  for (const { seasonId, Period } of rows.flatMap(({ prices }) => prices)) {
    const id = seasonId ?? PLAIN
    const known = choices.get(id)
    const { from, to } = periodDates(Period)
    if (!known || from < known.from) choices.set(id, { id, name: names.get(id) ?? null, from, to })
  }
  return [...choices.values()].sort((one, other) => (one.from < other.from ? -1 : 1))
}

/** The season asked for in an address; anything unknown is the one of `date` (`YYYY-MM-DD`). */
export function chooseSeason(choices: SeasonChoice[], asked: string, date: string): SeasonChoice | null {
  const ofDate = choices.find(({ from, to }) => from <= date && date <= to)
  return choices.find(({ id }) => id === asked) ?? ofDate ?? choices[0] ?? null
}

/** The table of one season, class by class in the provider's order. */
export function priceGroups(rows: PriceRow[], season: SeasonChoice): PriceGroup[] {
  const groups = new Map<string, PriceGroup>()
  for (const { prices, ...car } of rows) {
    const group = groups.get(car.class) ?? { id: car.class, name: car.className, lines: [] }
    const inSeason = prices.filter(({ seasonId }) => (seasonId ?? PLAIN) === season.id)
    group.lines.push({ ...car, price: inSeason[0] ?? null })
    groups.set(car.class, group)
  }
  return [...groups.values()]
}

/** `2026-12-01/2026-12-27` → its ends. */
function periodDates(period: string): { from: string; to: string } {
  const [from = '', to = ''] = period.split('/')
  return { from, to }
}
