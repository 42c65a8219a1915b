import { addDays } from 'date-fns'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

/** Returns the day at the branch on which a file is removed, `YYYY-MM-DD`. */
export function deletedOn(uploadedAt: Date, retentionDays: number, timeZone: string): string {
  return toStationMoment(addDays(uploadedAt, retentionDays), timeZone).date
}
