import { fromStationMoment } from '@/provider/contract/rules/dates/station-time'

const DATE_LENGTH = '2026-11-22'.length

/**
 * Reads `2026-11-22 14:30` in branch time; null: the branch has no such moment, as in an hour that a clock change
 * skips.
 */
export function readMoment(text: string, timeZone: string): Date | null {
  return fromStationMoment({ date: text.slice(0, DATE_LENGTH), time: text.slice(DATE_LENGTH + 1) }, timeZone)
}
