import { addDays } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** The station's day on which a file is removed, `YYYY-MM-DD`. */
export function deletedOn(uploadedAt: Date, retentionDays: number, timeZone: string): string {
  return toStationMoment(addDays(uploadedAt, retentionDays), timeZone).date
}
