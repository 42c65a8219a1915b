'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useRef } from 'react'
import { FieldLabel } from '@/components/ui/field/field-label'
import { TextInput } from '@/components/ui/input/text-input'
import { isCalendarDate } from '@/lib/search/calendar-date'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { RentalError } from '@/lib/search/rental-error'
import { rentalLength } from '@/lib/search/rental-length'
import { CalendarTrigger } from './calendar-trigger'
import styles from './date-fields.module.css'
import { errorAttributes } from './error-attributes'
import { ExtraDayNote } from './extra-day-note'
import { TimeSelect } from './time-select'
import { useCalendar } from './use-calendar'
import { type DateValues, useRentalDates } from './use-rental-dates'

type Labels = Record<'pickup' | 'pickupDate' | 'pickupTime' | 'dropoff' | 'dropoffDate' | 'dropoffTime', string>

type Props = {
  fields: DateValues
  labels: Labels
  min: string
  /** A cell of the wide panel, or a labelled field of a form. */
  look: 'cell' | 'field'
  error?: RentalError | null
  calendar?: CalendarRules | undefined
}

/** Plain date and time fields; a press on a date also brings the calendar, if the branch's rules came with them. */
export function DateFields({ fields, labels, min, look, error = null, calendar: rules }: Props) {
  const t = useTranslations('search.calendar')
  const group = useRef<HTMLFieldSetElement>(null)
  const { values, change, isRestored } = useRentalDates(fields, group)
  const calendar = useCalendar(rules)
  const isPossible = values.from >= min && (!rules || values.from <= rules.last)
  const days = isPossible ? rentalLength(values) : null
  const isCell = look === 'cell'
  const inputLook = isCell ? { look } : { isDense: true }
  const timeLook = isCell ? look : 'dense'

  return (
    <>
      <fieldset className={styles.dates} data-look={look} ref={group}>
        <Legend isPlain={isCell}>{labels.pickup}</Legend>
        <div>
          <TextInput
            {...inputLook}
            aria-label={labels.pickupDate}
            min={min}
            name="from"
            onChange={(event) => change({ from: event.target.value })}
            required
            type="date"
            value={values.from}
            {...errorAttributes('from', errorOf(fields.from, error))}
            {...calendar.inputProps}
          />
          <CalendarTrigger calendar={calendar} />
          <TimeSelect
            first={rules && values.from === rules.first.date ? rules.first.time : undefined}
            label={labels.pickupTime}
            look={timeLook}
            name="fromTime"
            onChange={(fromTime) => change({ fromTime })}
            value={values.fromTime}
          />
        </div>
      </fieldset>
      <fieldset className={styles.dates} data-look={look}>
        <Legend isPlain={isCell}>
          {labels.dropoff}
          <span aria-live="polite">{days !== null && t('days', { days })}</span>
        </Legend>
        <div>
          <TextInput
            {...inputLook}
            aria-label={labels.dropoffDate}
            min={values.from || min}
            name="to"
            onChange={(event) => change({ to: event.target.value })}
            required
            type="date"
            value={values.to}
            {...errorAttributes('to', errorOf(fields.to, error))}
            {...calendar.inputProps}
          />
          <CalendarTrigger calendar={calendar} />
          <TimeSelect
            label={labels.dropoffTime}
            look={timeLook}
            name="toTime"
            onChange={(toTime) => change({ toTime })}
            value={values.toTime}
          />
        </div>
        {/* Of a search that came back by itself the note would move a page that is being read. */}
        {!isRestored && <ExtraDayNote values={values} />}
      </fieldset>
      {calendar.Dialog && rules && (
        <calendar.Dialog
          anchor={group}
          initial={fields}
          onChange={change}
          onClose={calendar.close}
          rules={rules}
          values={values}
        />
      )}
    </>
  )
}

/** In a cell the panel dresses it. */
function Legend({ isPlain, children }: { isPlain: boolean; children: ReactNode }) {
  return isPlain ? <legend>{children}</legend> : <FieldLabel as="legend">{children}</FieldLabel>
}

/** Of two dates only the one that does not exist is to be mended. */
function errorOf(date: string, error: RentalError | null): RentalError | null {
  return error === 'invalid_dates' && isCalendarDate(date) ? null : error
}
