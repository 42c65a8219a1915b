'use client'

import './date-fields.css'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { isCalendarDate } from '@/lib/search/calendar-date'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { RentalFault } from '@/lib/search/rental-fault'
import { rentalLength } from '@/lib/search/rental-length'
import { CalendarOpener } from './calendar-opener'
import { ExtraDayNote } from './extra-day-note'
import { faultAttributes } from './fault-attributes'
import { TimeSelect } from './time-select'
import { useCalendar } from './use-calendar'
import { type DateValues, useRentalDates } from './use-rental-dates'

/** Classes of the two shells: cells of the wide panel, labelled fields of a form. */
const LOOKS = {
  cell: { group: 'cell', legend: undefined, input: undefined },
  field: { group: 'when', legend: 'lbl', input: 'inp' },
} as const

type Labels = Record<'pickup' | 'pickupDate' | 'pickupTime' | 'dropoff' | 'dropoffDate' | 'dropoffTime', string>

type Props = {
  fields: DateValues
  labels: Labels
  min: string
  look: keyof typeof LOOKS
  fault?: RentalFault | null
  calendar?: CalendarRules | undefined
}

/** Plain date and time fields; a press on a date also brings the calendar, if the branch's rules came with them. */
export function DateFields({ fields, labels, min, look, fault = null, calendar: rules }: Props) {
  const t = useTranslations('search.calendar')
  const group = useRef<HTMLFieldSetElement>(null)
  const { values, change, isRestored } = useRentalDates(fields, group)
  const calendar = useCalendar(rules)
  const isPossible = values.from >= min && (!rules || values.from <= rules.last)
  const days = isPossible ? rentalLength(values) : null
  const { group: className, legend, input } = LOOKS[look]

  return (
    <>
      <fieldset className={className} ref={group}>
        <legend className={legend}>{labels.pickup}</legend>
        <div>
          <input
            aria-label={labels.pickupDate}
            className={input}
            min={min}
            name="from"
            onChange={(event) => change({ from: event.target.value })}
            required
            type="date"
            value={values.from}
            {...faultAttributes('from', faultOf(fields.from, fault))}
            {...calendar.inputProps}
          />
          <CalendarOpener calendar={calendar} />
          <TimeSelect
            className={input}
            first={rules && values.from === rules.first.date ? rules.first.time : undefined}
            label={labels.pickupTime}
            name="fromTime"
            onChange={(fromTime) => change({ fromTime })}
            value={values.fromTime}
          />
        </div>
      </fieldset>
      <fieldset className={className}>
        <legend className={legend}>
          {labels.dropoff}
          <span aria-live="polite" className="len">
            {days !== null && t('days', { days })}
          </span>
        </legend>
        <div>
          <input
            aria-label={labels.dropoffDate}
            className={input}
            min={values.from || min}
            name="to"
            onChange={(event) => change({ to: event.target.value })}
            required
            type="date"
            value={values.to}
            {...faultAttributes('to', faultOf(fields.to, fault))}
            {...calendar.inputProps}
          />
          <CalendarOpener calendar={calendar} />
          <TimeSelect
            className={input}
            label={labels.dropoffTime}
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

/** Of two dates only the one that does not exist is to be mended. */
function faultOf(date: string, fault: RentalFault | null): RentalFault | null {
  return fault === 'invalid_dates' && isCalendarDate(date) ? null : fault
}
