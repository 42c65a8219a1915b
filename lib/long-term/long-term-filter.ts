import type { Route } from 'next'
import { readClass } from '@/lib/search/class-and-sort'
import { GEARBOXES, LONG_TERM_SORTS } from '@/provider/contract/rules/filters'

const PATH = '/long_term_rental/'
const FUELS = ['gasoline', 'diesel'] as const
const DRIVES = ['awd', 'front', 'rear'] as const
const USUAL_MONTHS = 3
const MAX_MONTHS = 36

/** The list as an address asks for it; empty = no filter. */
export type LongTermFilter = {
  class: string
  fuel: (typeof FUELS)[number] | ''
  drive: (typeof DRIVES)[number] | ''
  gearbox: (typeof GEARBOXES)[number] | ''
  months: number
  sort: (typeof LONG_TERM_SORTS)[number]
  page: number
}

export const FUEL_CHOICES = ['', ...FUELS] as const
export const DRIVE_CHOICES = ['', ...DRIVES] as const
export const GEARBOX_CHOICES = ['', ...GEARBOXES] as const

type RawParams = Record<string, string | string[] | undefined>

/** Anything unknown counts as not asked. */
export function readLongTermFilter(params: RawParams): LongTermFilter {
  const read = (name: string) => {
    const value = params[name]
    return (Array.isArray(value) ? value[0] : value) ?? ''
  }
  const months = wholeNumber(read('months'))
  return {
    class: readClass(read('class')),
    fuel: FUELS.find((fuel) => fuel === read('fuel')) ?? '',
    drive: DRIVES.find((drive) => drive === read('drive')) ?? '',
    gearbox: GEARBOXES.find((gearbox) => gearbox === read('gearbox')) ?? '',
    months: months === null || months > MAX_MONTHS ? USUAL_MONTHS : months,
    sort: LONG_TERM_SORTS.find((sort) => sort === read('sort')) ?? 'sort',
    page: wholeNumber(read('page')) ?? 1,
  }
}

/** Address of the list with something changed. A changed filter begins at the first page again. */
export function longTermHref(filter: LongTermFilter, changes: Partial<LongTermFilter>): Route {
  const next = { ...filter, page: 1, ...changes }
  const query = new URLSearchParams()
  if (next.class) query.set('class', next.class)
  if (next.fuel) query.set('fuel', next.fuel)
  if (next.drive) query.set('drive', next.drive)
  if (next.gearbox) query.set('gearbox', next.gearbox)
  if (next.months !== USUAL_MONTHS) query.set('months', String(next.months))
  if (next.sort !== 'sort') query.set('sort', next.sort)
  if (next.page > 1) query.set('page', String(next.page))
  const text = query.toString()
  return (text ? `${PATH}?${text}` : PATH) as Route
}

/** A plate's page for the term of the list. @param address of the plate */
export function longTermCarHref(address: string, months: number): Route {
  return `${PATH}${address}/${months === USUAL_MONTHS ? '' : `?months=${months}`}` as Route
}

/** The term that an address asks for, of those that a plate has. */
export function readMonths(params: RawParams, prices: readonly { months: number }[]): number {
  const { months } = readLongTermFilter(params)
  const terms = prices.map((price) => price.months)
  return Math.min(Math.max(months, Math.min(...terms)), Math.max(...terms))
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
