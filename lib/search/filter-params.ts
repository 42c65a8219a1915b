import {
  CASH,
  DRIVER_AGE,
  FACET_VALUES,
  FACETS,
  type FacetName,
  NO_DEPOSIT,
  PAGE_MAX,
} from '@/provider/contract/rules/cars/car-filters'

type RawParams = Record<string, string | string[] | undefined>

/** Filters of one value. */
const FLAGS = ['noDeposit', 'cash'] as const
export type FlagName = (typeof FLAGS)[number]
export type FilterName = Exclude<FacetName, FlagName>

/** The filters of an address, apart from class and order. Empty texts and lists = not asked. */
export type FilterFields = Record<FilterName, string[]> & {
  noDeposit: '' | typeof NO_DEPOSIT
  /** "No Russian bank card?" */
  cash: '' | typeof CASH
  driverAge: string
  /** Page of the list; empty = the first. */
  page: string
}

/** Filters of several values, in the order of the screen; in an address each ticked value is a name of its own. */
export const FILTER_NAMES = FACETS.filter((name): name is FilterName => !FLAGS.some((flag) => flag === name))

export const NO_FILTERS: FilterFields = {
  fuel: [],
  gearbox: [],
  drive: [],
  seats: [],
  steering: [],
  winter: [],
  noDeposit: '',
  cash: '',
  driverAge: '',
  page: '',
}

/** Takes what the search knows, each value once and in the screen's order; anything else is no filter. */
export function readFilterFields(params: RawParams): FilterFields {
  const valuesOf = (name: string) => [params[name] ?? []].flat()
  const number = (name: string, min: number, max: number) => {
    const text = valuesOf(name)[0] ?? ''
    return /^\d{1,4}$/.test(text) && Number(text) >= min && Number(text) <= max ? String(Number(text)) : ''
  }
  const lists = FILTER_NAMES.map((name) => [name, FACET_VALUES[name].filter((value) => valuesOf(name).includes(value))])
  return {
    ...NO_FILTERS,
    ...Object.fromEntries(lists),
    noDeposit: valuesOf('noDeposit').includes(NO_DEPOSIT) ? NO_DEPOSIT : '',
    cash: valuesOf('cash').includes(CASH) ? CASH : '',
    driverAge: number('driverAge', DRIVER_AGE.min, DRIVER_AGE.max),
    page: number('page', 2, PAGE_MAX),
  }
}

/** The filters as pairs of an address, only what is asked. */
export function filterPairs(filters: FilterFields): Array<[string, string]> {
  const { noDeposit, cash, driverAge, page } = filters
  const lists = FILTER_NAMES.flatMap((name) => filters[name].map((value): [string, string] => [name, value]))
  const single: Array<[string, string]> = [
    ['noDeposit', noDeposit],
    ['cash', cash],
    ['driverAge', driverAge],
    ['page', page],
  ]
  return [...lists, ...single.filter(([, value]) => value !== '')]
}
