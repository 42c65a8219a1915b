import { PURPOSES } from '@/lib/documents/agreements'
import { APPLICANT_FIELDS } from '@/lib/driver-check/read-applicant'
import { CHOICE_NAMES } from '@/lib/options/choice'
import { FILTER_NAMES } from '@/lib/search/filter-params'
import { FIELD_NAMES } from '@/lib/search/search-params'
import type { ROUTES } from './routes'

export type PublicQuery = {
  /** Names that change what everybody sees; in the order of the key. With `values`, another value shows what none shows. */
  shows: readonly (string | { name: string; values: readonly string[] })[]
  /** Names of one visitor's own question: with one of them the page is rendered for him alone. */
  personal: readonly string[]
}

const ALONE: PublicQuery = { shows: [], personal: [] }
const SORTED = ['class', 'sort'] as const
const OWN_CHOICE = CHOICE_NAMES.filter((name) => name !== 'colour' && name !== 'cash')
const OWN_SEARCH = FIELD_NAMES.filter((name) => name !== 'class' && name !== 'sort')

/**
 * Pages that are the same for everybody, without the language prefix, and what of an address they read. The page cache
 * keeps nothing else: a page that is not here is rendered for each request.
 */
export const PUBLIC_QUERIES = {
  '/': ALONE,
  '/about/': ALONE,
  '/about/drivers/': { shows: [], personal: APPLICANT_FIELDS },
  '/about/discounts/': ALONE,
  '/about/events/': ALONE,
  '/about/events/:slug/': ALONE,
  '/about/faq/': ALONE,
  '/about/office/': ALONE,
  '/about/partnership/': ALONE,
  '/conditions/': ALONE,
  '/contacts/': { shows: ['map'], personal: [] },
  '/support/doc/': ALONE,
  '/support/fine/': ALONE,
  '/support/incident/': ALONE,
  '/support/loyalty/': ALONE,
  '/news/': ALONE,
  '/news/:slug/': ALONE,
  '/prices/': { shows: ['season', ...SORTED, 'mileage', 'insurance'], personal: [] },
  '/rent/': {
    shows: [...SORTED, ...FILTER_NAMES, 'noDeposit', 'cash', 'driverAge', 'page'],
    personal: [...OWN_SEARCH, 'list', 'compare'],
  },
  '/rent/:slug/': { shows: ['month', 'colour', 'cash'], personal: [...FIELD_NAMES, ...OWN_CHOICE] },
  '/service/': ALONE,
  '/service/:slug/': ALONE,
  '/long_term_rental/': {
    shows: [...SORTED, 'fuel', 'drive', 'gearbox', 'months', 'priceFrom', 'priceTo', 'page'],
    personal: [],
  },
  '/long_term_rental/:slug/': { shows: ['months'], personal: [] },
  '/privacy_policy/': ALONE,
  '/privacy_policy_archive/': ALONE,
  '/privacy_policy/components/:slug/': ALONE,
  '/personal_data_agreement/': { shows: [{ name: 'purpose', values: PURPOSES }], personal: [] },
  '/public_offer/': ALONE,
  '/rentalterms/': ALONE,
  '/rentalterms_archive/': ALONE,
  '/rentalterms/components/:slug/': ALONE,
} as const satisfies Partial<Record<(typeof ROUTES)[number], PublicQuery>>
