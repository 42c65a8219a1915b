import { randomInt } from 'node:crypto'
import { rentalQuery } from '../../e2e/setup/site'

const FIRST_DAY = 2
const DAYS = 300
const SLUG = 'toyota-rav4'

export type DatedPage = {
  name: string
  /** Another one each time, where it has dates. */
  address: () => string
  p50Limit: number | null
  perSecondLimit: number | null
}

export const DATED_PAGES: readonly DatedPage[] = [
  { name: 'results', address: () => `/booking-online/${datesQuery()}`, p50Limit: 20, perSecondLimit: 60 },
  { name: 'car for dates', address: () => `/rent/${SLUG}/${datesQuery()}`, p50Limit: null, perSecondLimit: null },
  {
    name: 'booking step',
    address: () => `/booking-online/${SLUG}/${datesQuery()}`,
    p50Limit: null,
    perSecondLimit: 80,
  },
  { name: 'sign-in', address: () => '/account/login/', p50Limit: null, perSecondLimit: 120 },
]

function datesQuery(): string {
  return rentalQuery({ ahead: randomInt(FIRST_DAY, DAYS), days: randomInt(1, 8) })
}
