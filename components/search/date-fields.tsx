'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Text } from '@/components/ui/text/text'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import type { LowestTotalText } from '@/lib/browser-api/cars-calendar'
import { formatRoubles } from '@/lib/format/money'
import { isCalendarDate } from '@/lib/search/calendar-date'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { RentalError } from '@/lib/search/rental-error'
import { rentalLength } from '@/lib/search/rental-length'
import { useCalendar } from './calendar/use-calendar'
import styles from './date-fields.module.css'
import { errorAttributes } from './error-attributes'
import { ExtraDayNote } from './extra-day-note'
import { RentalEnd } from './rental-end'
import { type DateValues, useRentalDates } from './use-rental-dates'

type Labels = Record<'pickup' | 'pickupDate' | 'pickupTime' | 'dropoff' | 'dropoffDate' | 'dropoffTime', string>

type Props = {
  fields: DateValues
  labels: Labels
  min: string
  /** A cell of the wide panel, or a field of a form. */
  look: 'cell' | 'field'
  error?: RentalError | null
  calendar?: CalendarRules | undefined
}

/** Both ends of a rental; a press on one brings the calendar, without the branch's rules the browser's own. */
export function DateFields({ fields, labels, min, look, error = null, calendar: rules }: Props) {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const group = useRef<HTMLFieldSetElement>(null)
  const { values, change, isRestored } = useRentalDates(fields, group)
  const calendar = useCalendar(rules)
  // As the calendar said it when it was closed, until a date changes.
  const [latestSum, setLatestSum] = useState<{ values: DateValues; total: LowestTotalText | null } | null>(null)
  const cheapest = latestSum?.values === values ? latestSum.total?.cheapest : null
  const field = { look, isNative: calendar.isNative, onApproach: calendar.preload }
  const ends = (
    <>
      <RentalEnd
        {...field}
        date={values.from}
        error={errorAttributes('from', errorOf(fields.from, error))}
        firstTime={rules && values.from === rules.first.date ? rules.first.time : undefined}
        isCurrent={calendar.opened?.end === 'from'}
        labels={{ end: labels.pickup, date: labels.pickupDate, time: labels.pickupTime }}
        min={min}
        names={['from', 'fromTime']}
        onDate={(from) => change({ from })}
        onOpen={(button) => calendar.open('from', button)}
        onTime={(fromTime) => change({ fromTime })}
        ref={group}
        time={values.fromTime}
      />
      <RentalEnd
        {...field}
        date={values.to}
        error={errorAttributes('to', errorOf(fields.to, error))}
        isCurrent={calendar.opened?.end === 'to'}
        labels={{ end: labels.dropoff, date: labels.dropoffDate, time: labels.dropoffTime }}
        min={values.from || min}
        names={['to', 'toTime']}
        onDate={(to) => change({ to })}
        onOpen={(button) => calendar.open('to', button)}
        onTime={(toTime) => change({ toTime })}
        time={values.toTime}
      />
    </>
  )
  const isPossible = values.from >= min && (!rules || values.from <= rules.last)
  const days = isPossible ? rentalLength(values) : null
  const { opened } = calendar
  return (
    <>
      <VisuallyHidden aria-live="polite" as="span">
        {days !== null && t('days', { days })}
      </VisuallyHidden>
      {look === 'cell' ? ends : <div className={styles.pair}>{ends}</div>}
      {/* Of a search that came back by itself the note would move a page that is being read. */}
      {look === 'field' && !isRestored && <ExtraDayNote values={values} />}
      {cheapest && days !== null && (
        <Text size="s">
          <b>{t('fromTotal', { amount: formatRoubles(cheapest.totalKop, locale) })}</b> · {t('days', { days })}
        </Text>
      )}
      {opened && rules && (
        <opened.Dialog
          anchor={group}
          end={opened.end}
          labels={labels}
          onChange={change}
          onClose={(total) => {
            calendar.close()
            setLatestSum({ values, total })
          }}
          rules={rules}
          values={values}
        />
      )}
    </>
  )
}

/** Of two dates only the one that does not exist is to be mended. */
function errorOf(date: string, error: RentalError | null): RentalError | null {
  return error === 'invalid_dates' && isCalendarDate(date) ? null : error
}
