import type { Route } from 'next'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { readClass } from '@/lib/search/class-and-sort'
import { FUELS, GEARBOXES, LONG_TERM_SORTS, PAGE_MAX } from '@/provider/contract/rules/cars/car-filters'

const DRIVES = ['awd', 'front', 'rear'] as const
const USUAL_MONTHS = 3
const MAX_MONTHS = 36
/** Roubles. */
export const PRICE_MAX = 9_999_999

/** Plates on one page of the list. */
export const PAGE_SIZE = 24

/** The list as an address asks for it; empty = no filter. */
export type LongTermFilter = {
  class: string
  fuel: (typeof FUELS)[number] | ''
  drive: (typeof DRIVES)[number] | ''
  gearbox: (typeof GEARBOXES)[number] | ''
  months: number
  /** Roubles a month for this term. */
  priceFrom: number | null
  priceTo: number | null
  sort: (typeof LONG_TERM_SORTS)[number]
  page: number
}

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
  const page = wholeNumber(read('page'))
  const [priceFrom, priceTo] = inOrder(roubles(read('priceFrom')), roubles(read('priceTo')))
  return {
    class: readClass(read('class')),
    fuel: FUELS.find((fuel) => fuel === read('fuel')) ?? '',
    drive: DRIVES.find((drive) => drive === read('drive')) ?? '',
    gearbox: GEARBOXES.find((gearbox) => gearbox === read('gearbox')) ?? '',
    months: months === null || months > MAX_MONTHS ? USUAL_MONTHS : months,
    priceFrom,
    priceTo,
    sort: LONG_TERM_SORTS.find((sort) => sort === read('sort')) ?? 'sort',
    page: page === null || page > PAGE_MAX ? 1 : page,
  }
}

/** Address of the list with something changed. A changed filter begins at the first page again. */
export function longTermHref(filter: LongTermFilter, changes: Partial<LongTermFilter>): Route {
  const text = new URLSearchParams(longTermFields({ ...filter, page: 1, ...changes })).toString()
  return (text ? `${SITE_LINKS.longTerm}?${text}` : SITE_LINKS.longTerm) as Route
}

/** What stands in the address of a list: nothing that is usual. */
export function longTermFields(filter: LongTermFilter): Array<[name: string, value: string]> {
  const { months, sort, page, priceFrom, priceTo } = filter
  const fields: Array<[string, string]> = [
    ['class', filter.class],
    ['fuel', filter.fuel],
    ['drive', filter.drive],
    ['gearbox', filter.gearbox],
    ['months', months === USUAL_MONTHS ? '' : String(months)],
    ['priceFrom', String(priceFrom ?? '')],
    ['priceTo', String(priceTo ?? '')],
    ['sort', sort === 'sort' ? '' : sort],
    ['page', page > 1 ? String(page) : ''],
  ]
  return fields.filter(([, value]) => value !== '')
}

/** Returns how many pages the list has. */
export function pagesOf(cars: readonly unknown[]): number {
  return Math.ceil(cars.length / PAGE_SIZE)
}

/** A plate's page for the term of the list. @param address of the plate */
export function longTermCarHref(address: string, months: number): Route {
  return `${SITE_LINKS.longTerm}${address}/${months === USUAL_MONTHS ? '' : `?months=${months}`}` as Route
}

/** The term that an address asks for, of those that a plate has. */
export function readMonths(params: RawParams, prices: readonly { months: number }[]): number {
  const { months } = readLongTermFilter(params)
  const terms = prices.map((price) => price.months)
  return Math.min(Math.max(months, Math.min(...terms)), Math.max(...terms))
}

/** An address that somebody wrote may part the thousands; a field of numbers does not. */
function roubles(text: string): number | null {
  const digits = text.replace(/\s/g, '')
  return /^[1-9]\d*$/.test(digits) && Number(digits) <= PRICE_MAX ? Number(digits) : null
}

/** Who swaps the two means the same. */
function inOrder(from: number | null, to: number | null): [number | null, number | null] {
  return from !== null && to !== null && from > to ? [to, from] : [from, to]
}

function wholeNumber(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) ? Number(text) : null
}
