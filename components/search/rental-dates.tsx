import { NextIntlClientProvider, useLocale, useMessages } from 'next-intl'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { RentalError } from '@/lib/search/rental-error'
import type { SearchFields } from '@/lib/search/search-params'
import { DateFields } from './date-fields'
import { useDateLabels } from './date-labels'

type Props = {
  fields: Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>
  /** First day of an online booking, `YYYY-MM-DD`. */
  min: string
  look: 'cell' | 'field'
  error?: RentalError | null
  /** Left out: the browser's own calendars only. */
  calendar?: CalendarRules | undefined
}

/** Both ends of a rental on the station's clock, with the texts that the browser needs for them. */
export function RentalDates(props: Props) {
  const { search } = useMessages()
  return (
    <NextIntlClientProvider locale={useLocale()} messages={{ search: { calendar: search.calendar } }}>
      <DateFields {...props} labels={useDateLabels()} />
    </NextIntlClientProvider>
  )
}
