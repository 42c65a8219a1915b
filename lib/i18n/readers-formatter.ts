import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { formatMoment, formatRange } from '@/lib/format/day-range'
import { dateLocale } from '@/provider/contract/rules/dates/date-locale'

export type ReadersFormatter = ReturnType<typeof makeFormatter>

/** Making one is dear, and a list of cars asks for dozens. */
const made = new Map<string, ReadersFormatter>()

/**
 * Dates, lists and numbers as the readers of `dateLocale` write them, Chinese ranges in words; on the clock of
 * `timeZone` unless asked otherwise. Components take it from `useFormatter`, the rest of the server from `getFormatter`.
 */
export function readersFormatter(locale: string, timeZone: string | undefined): ReadersFormatter {
  const key = `${locale} ${timeZone}`
  const formatter = made.get(key) ?? makeFormatter(locale, timeZone)
  made.set(key, formatter)
  return formatter
}

function makeFormatter(locale: string, timeZone: string | undefined) {
  const readers = dateLocale(locale)
  const numbers = new Intl.NumberFormat(readers)
  const zone = timeZone === undefined ? {} : { timeZone }
  return {
    dateTime: (date: Date, options: Intl.DateTimeFormatOptions) => formatMoment(date, { ...zone, ...options }, locale),
    dateTimeRange: (from: Date, to: Date, options: Intl.DateTimeFormatOptions) =>
      formatRange(from, to, { ...zone, ...options }, locale),
    number: (value: number) => numbers.format(value),
    list: (items: string[], options?: Intl.ListFormatOptions) => spaced(listFormat(readers, options).format(items)),
    /** The same of links and other elements. */
    elementList: (items: ReactElement[], options?: Intl.ListFormatOptions) =>
      listOfElements(items, listFormat(readers, options)),
  }
}

/** A Chinese `和` would stand against a Latin word or a number: the last one is joined as the others are, `A、B、C`. */
function listFormat(readers: string, options?: Intl.ListFormatOptions): Intl.ListFormat {
  return new Intl.ListFormat(readers, { style: readers === 'zh-CN' ? 'narrow' : 'long', ...options })
}

/** Chinese alternatives have no other joint: `SUV 或 MPV`. */
function spaced(list: string): string {
  return list.replace(/(\w)或/g, '$1 或').replace(/或(\w)/g, '或 $1')
}

function listOfElements(items: ReactElement[], format: Intl.ListFormat): ReactNode[] {
  const names = items.map((_, index) => String(index))
  return format
    .formatToParts(names)
    .map(({ type, value }, index) =>
      type === 'element' ? items[Number(value)] : createElement(Fragment, { key: `joint-${index}` }, value),
    )
}
