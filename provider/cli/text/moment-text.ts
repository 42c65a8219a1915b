import type { Container } from '@/provider/cli/container'
import { dateLocale } from '@/provider/contract/rules/dates/date-locale'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { dateFormat } from '@/provider/contract/rules/text/cached-formats'

export type Locale = Pick<Container, 'language' | 'timeZone'>

/** Formats a moment in branch time as commands take it: `2026-11-22 14:30`. */
export function momentCell(at: Date, { timeZone }: Locale): string {
  const { date, time } = toStationMoment(at, timeZone)
  return `${date} ${time}`
}

/** Formats a moment in branch time as the language writes it. */
export function momentText(at: Date, { language, timeZone }: Locale): string {
  return dateFormat(dateLocale(language), { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(at)
}
