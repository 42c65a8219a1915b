import type { CarsQuery } from '@/provider/contract/cars'
import { SEAT_GROUPS, WINTER_FACTS } from '@/provider/contract/rules/filters'

type RawParams = Record<string, string | string[] | undefined>

/** Filters of several values, in the order of the screen; in an address each ticked value is a name of its own. */
export const FILTER_VALUES = {
  fuel: ['gasoline', 'diesel', 'hybrid', 'electric'],
  gearbox: ['automatic', 'manual'],
  drive: ['awd', 'front', 'rear'],
  seats: SEAT_GROUPS,
  steering: ['left', 'right'],
  winter: WINTER_FACTS,
} as const satisfies { [Name in FilterName]: ReadonlyArray<Value<Name>> }

export type FilterName = 'fuel' | 'gearbox' | 'drive' | 'seats' | 'steering' | 'winter'

type Value<Name extends FilterName> = NonNullable<CarsQuery[Name]>[number]

/** The filters of an address, apart from class and order. Empty texts and lists = not asked. */
export type FilterFields = Record<FilterName, string[]> & {
  noDeposit: '' | '1'
  driverAge: string
  /** Page of the list; empty = the first. */
  page: string
}

export const FILTER_NAMES = ['fuel', 'gearbox', 'drive', 'seats', 'steering', 'winter'] as const

export const NO_FILTERS: FilterFields = {
  fuel: [],
  gearbox: [],
  drive: [],
  seats: [],
  steering: [],
  winter: [],
  noDeposit: '',
  driverAge: '',
  page: '',
}

/** Ages that the search understands (contract). */
export const AGE_LIMITS = { min: 16, max: 120 } as const
const PAGE_MAX = 1000

/** Takes what the search knows, each value once and in the screen's order; anything else is no filter. */
export function readFilterFields(params: RawParams): FilterFields {
  const given = (name: string) => [params[name] ?? []].flat()
  const number = (name: string, min: number, max: number) => {
    const text = given(name)[0] ?? ''
    return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max ? String(Number(text)) : ''
  }
  const lists = FILTER_NAMES.map((name) => [name, FILTER_VALUES[name].filter((value) => given(name).includes(value))])
  return {
    ...NO_FILTERS,
    ...Object.fromEntries(lists),
    noDeposit: given('noDeposit').includes('1') ? '1' : '',
    driverAge: number('driverAge', AGE_LIMITS.min, AGE_LIMITS.max),
    page: number('page', 2, PAGE_MAX),
  }
}

/** The filters as pairs of an address, only what is asked. */
export function filterPairs(filters: FilterFields): Array<[string, string]> {
  const { noDeposit, driverAge, page } = filters
  const lists = FILTER_NAMES.flatMap((name) => filters[name].map((value): [string, string] => [name, value]))
  const single: Array<[string, string]> = [
    ['noDeposit', noDeposit],
    ['driverAge', driverAge],
    ['page', page],
  ]
  return [...lists, ...single.filter(([, value]) => value !== '')]
}
