import { dropoffFields } from '@/lib/bookings/station-fields'
import type { StationMoment } from '@/provider/contract/rules/dates/station-time'

/** What the station's clock shows; for a press or an effect, never for a render. */
export function stationNow(): StationMoment {
  const { to: date, toTime: time } = dropoffFields(new Date().toISOString())
  return { date, time }
}
