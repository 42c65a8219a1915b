import * as rootParams from 'next/root-params'
import { hasLocale } from 'next-intl'
import { getRequestConfig } from 'next-intl/server'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { loadMessages } from './messages'
import { routing } from './routing'

/** The language is the `[locale]` segment; an explicit `getTranslations({ locale })` wins over it. */
export default getRequestConfig(async ({ locale: requestedLocale }) => {
  const segment = requestedLocale ?? (await rootParams.locale())
  const locale = hasLocale(routing.locales, segment) ? segment : routing.defaultLocale
  return { locale, messages: await loadMessages(locale), timeZone: STATION_TIME_ZONE }
})
