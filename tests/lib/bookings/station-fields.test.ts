import { describe, expect, it } from 'vitest'
import { dropoffFields } from '@/lib/bookings/station-fields'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

describe('dropoffFields', () => {
  it.each(['2026-12-12T02:00:00.000Z', '2026-12-31T14:30:00.000Z', '2027-02-28T13:59:00.000Z'])(
    '%s is what the station sees on its clock',
    (instant) => {
      const { date, time } = toStationMoment(new Date(instant), STATION_TIME_ZONE)
      expect(dropoffFields(instant)).toEqual({ to: date, toTime: time })
    },
  )
})
