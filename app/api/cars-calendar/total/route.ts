import { getTranslations } from 'next-intl/server'
import { readLowestTotal } from '@/lib/api/cars-calendar'
import { defineDoor } from '@/lib/api/doors/define-door'
import { DoorError } from '@/lib/api/doors/door-error'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { TotalQuery } from '@/lib/search/total-query'
import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'

/** What the dates of a form cost at least, from `GET sun/v2/cars-calendar/total`; what was found is said in the page's language. */
export const GET = defineDoor(
  { limit: 'readCarsCalendar', session: 'none', query: TotalQuery, response: 'ok' },
  async ({ query: { from, fromTime, to, toTime, place, back, class: carClass, car }, language }) => {
    const pickup = fromStationMoment({ date: from, time: fromTime }, STATION_TIME_ZONE)
    const dropoff = fromStationMoment({ date: to, time: toTime }, STATION_TIME_ZONE)
    if (!pickup || !dropoff) throw new DoorError('invalid_request')
    const rental = { pickup, dropoff, placeId: place, dropoffPlaceId: back ?? place }
    const [total, t] = await Promise.all([
      readLowestTotal(rental, { ac: carClass, car }),
      getTranslations({ locale: language, namespace: 'search' }),
    ])
    return { ...total, freeText: t('found', { class: carClass ?? 'any', count: total.free }) }
  },
)
