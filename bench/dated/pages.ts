import { randomInt } from 'node:crypto'
import { addDays, format } from 'date-fns'

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
  const from = addDays(new Date(), randomInt(FIRST_DAY, DAYS))
  const to = addDays(from, randomInt(1, 8))
  const day = (date: Date) => format(date, 'yyyy-MM-dd')
  return `?from=${day(from)}&fromTime=12:00&to=${day(to)}&toTime=12:00`
}
