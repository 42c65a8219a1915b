import { STATION_TIME_ZONE } from '@/lib/config/product'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** So many lines stand on a page at first. */
const FIRST_LINES = 50

export type Month<Item> = {
  /** `YYYY-MM`, at the station. */
  month: string
  /** All of the month: its sum is theirs. */
  items: Item[]
  /** Those that the page shows. */
  listed: Item[]
}

/** The first lines of a list, or all of them. */
export function firstLines<Item>(items: readonly Item[], isAll: boolean): Item[] {
  return items.slice(0, isAll ? undefined : FIRST_LINES)
}

/** Groups a list by the months of its items, both in their order. @param atOf instant of an item, as the wire has it */
export function monthsOf<Item>(items: readonly Item[], atOf: (item: Item) => string, isAll = true): Month<Item>[] {
  const listed = new Set(firstLines(items, isAll))
  const months = new Map<string, Item[]>()
  for (const item of items) {
    const month = toStationMoment(new Date(atOf(item)), STATION_TIME_ZONE).date.slice(0, 7)
    months.set(month, [...(months.get(month) ?? []), item])
  }
  return [...months]
    .map(([month, all]) => ({ month, items: all, listed: all.filter((item) => listed.has(item)) }))
    .filter((one) => one.listed.length > 0)
}
