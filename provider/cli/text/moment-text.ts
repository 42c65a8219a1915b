import type { Container } from '@/provider/cli/container'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

export type Speaking = Pick<Container, 'language' | 'timeZone'>

/** A moment on the station's clock, as commands take it: `2026-11-22 14:30`. */
export function momentCell(at: Date, { timeZone }: Speaking): string {
  const { date, time } = toStationMoment(at, timeZone)
  return `${date} ${time}`
}

/** A moment on the station's clock, in words. */
export function momentWords(at: Date, { language, timeZone }: Speaking): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
