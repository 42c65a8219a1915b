import { isMonth } from '@/lib/cars/calendar-month'
import { PURPOSES } from '@/lib/documents/agreements'
import { APPLICANT_FIELDS } from '@/lib/driver-check/read-applicant'
import { longTermFields, readLongTermFilter } from '@/lib/long-term/long-term-filter'
import { CHOICE_NAMES, choiceFields, readCash, readChoice, readColour } from '@/lib/options/choice'
import { readClass, toSortParam } from '@/lib/search/class-and-sort'
import { filterPairs, readFilterFields } from '@/lib/search/filter-params'
import { FIELD_NAMES, readSearchFields } from '@/lib/search/search-params'
import { CASH } from '@/provider/contract/rules/cars/car-filters'
import { NO_OPTIONS } from '@/provider/contract/rules/options/option-kinds'
import type { ROUTES } from './routes'

/** The query of an address as Next gives it to a page. */
export type QueryParams = Record<string, string | string[] | undefined>
type Pair = [name: string, value: string]

export type PublicQuery = {
  /**
   * What of a query changes what everybody sees, in the order of the key. A value that the page does not know is left out: it
   * shows what none shows. Null: hardly anybody else asks for the same, so the page is rendered for this visitor alone.
   */
  shows: (params: QueryParams) => Pair[] | null
  /** Names of one visitor's own question: with one of them the page is rendered for him alone. */
  personal: readonly string[]
}

/** A page of which no query changes anything. */
export const ALONE: PublicQuery = { shows: () => [], personal: [] }
const OWN_CHOICE = CHOICE_NAMES.filter((name) => name !== 'colour' && name !== 'cash')
const OWN_SEARCH = FIELD_NAMES.filter((name) => name !== 'class' && name !== 'sort')

/**
 * Pages that are the same for everybody, without the language prefix, and what of an address they read. The page cache
 * keeps nothing else: a page that is not here is rendered for each request.
 */
export const PUBLIC_QUERIES = {
  '/': ALONE,
  '/about/': ALONE,
  '/about/drivers/': { shows: () => [], personal: APPLICANT_FIELDS },
  '/about/discounts/': ALONE,
  '/about/events/': ALONE,
  '/about/events/:slug/': ALONE,
  '/about/faq/': ALONE,
  '/about/office/': ALONE,
  '/about/partnership/': ALONE,
  '/conditions/': ALONE,
  '/contacts/': { shows: ({ map }) => filledIn([['map', map === '1' ? map : '']]), personal: [] },
  '/support/doc/': ALONE,
  '/support/fine/': ALONE,
  '/support/incident/': ALONE,
  '/support/loyalty/': ALONE,
  '/news/': ALONE,
  '/news/:slug/': ALONE,
  '/prices/': { shows: priceTable, personal: [] },
  '/rent/': {
    shows: carList,
    personal: [...OWN_SEARCH, 'list', 'compare'],
  },
  '/rent/:slug/': { shows: carPage, personal: [...FIELD_NAMES, ...OWN_CHOICE] },
  '/service/': ALONE,
  '/service/:slug/': ALONE,
  '/long_term_rental/': {
    shows: (params) => longTermFields(readLongTermFilter(params)),
    // Any sum can be asked for.
    personal: ['priceFrom', 'priceTo'],
  },
  '/long_term_rental/:slug/': {
    shows: ({ months }) => longTermFields(readLongTermFilter({ months })),
    personal: [],
  },
  '/privacy_policy/': ALONE,
  '/privacy_policy_archive/': ALONE,
  '/privacy_policy/components/:slug/': ALONE,
  '/personal_data_agreement/': {
    shows: ({ purpose }) => filledIn([['purpose', PURPOSES.find((one) => one === purpose)]]),
    personal: [],
  },
  '/public_offer/': ALONE,
  '/rentalterms/': ALONE,
  '/rentalterms_archive/': ALONE,
  '/rentalterms/components/:slug/': ALONE,
} as const satisfies Partial<Record<(typeof ROUTES)[number], PublicQuery>>

/** Cached up to this many filters: all combinations are millions, and would push out the pages that people read. */
const CACHED_FILTERS_MAX = 3

function carList(params: QueryParams): Pair[] | null {
  const filters = readFilterFields(params)
  const isRare = filters.driverAge !== '' || filterPairs({ ...filters, page: '' }).length > CACHED_FILTERS_MAX
  return isRare ? null : [...sorted(params), ...filterPairs(filters)]
}

function sorted(params: QueryParams): Pair[] {
  const fields = readSearchFields(params)
  return filledIn([
    ['class', readClass(fields.class)],
    ['sort', toSortParam(fields.sort)],
  ])
}

/** The branch names its seasons: a page of one that it does not have says so itself (`noteUncacheable`). */
function priceTable(params: QueryParams): Pair[] {
  const { class: classId, sort } = readSearchFields(params)
  const { insurance, mileage } = readChoice(params).options
  const season = typeof params.season === 'string' ? params.season : ''
  return [
    ...filledIn([['season', season]]),
    ...filledIn([
      ['class', readClass(classId)],
      // The table knows no other order.
      ['sort', sort === 'price' ? sort : ''],
    ]),
    ...choiceFields({ options: { ...NO_OPTIONS, insurance, mileage }, promo: '' }),
  ]
}

function carPage(params: QueryParams): Pair[] {
  const [month = ''] = [params.month ?? []].flat()
  return filledIn([
    ['month', isMonth(month) ? month : ''],
    ['colour', readColour(params)],
    ['cash', readCash(params) ? CASH : ''],
  ])
}

function filledIn(pairs: Array<[name: string, value: string | undefined]>): Pair[] {
  return pairs.filter((pair): pair is Pair => Boolean(pair[1]))
}
