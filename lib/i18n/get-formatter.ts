import 'server-only'
import { getLocale, getTimeZone } from 'next-intl/server'
import { type ReadersFormatter, readersFormatter } from './readers-formatter'

/** `useFormatter` for what is no component, or an async one. */
export async function getFormatter(): Promise<ReadersFormatter> {
  const [locale, timeZone] = await Promise.all([getLocale(), getTimeZone()])
  return readersFormatter(locale, timeZone)
}
