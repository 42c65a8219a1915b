import { readLowestDayPrices } from '@/lib/api/cars-calendar'
import { defineDoor } from '@/lib/api/doors/define-door'
import { LowestDayPricesQuery } from '@/provider/contract/cars-calendar'

/** Passes the browser's request on to `GET sun/v2/cars-calendar/days`. */
export const GET = defineDoor(
  { limit: 'readCarsCalendar', session: 'none', query: LowestDayPricesQuery, response: 'ok' },
  ({ query }) => readLowestDayPrices(query),
)
