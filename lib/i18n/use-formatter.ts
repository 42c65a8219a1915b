import { useLocale, useTimeZone } from 'next-intl'
import { type ReadersFormatter, readersFormatter } from './readers-formatter'

/** In a component; on the station's clock unless asked otherwise. */
export function useFormatter(): ReadersFormatter {
  return readersFormatter(useLocale(), useTimeZone())
}
