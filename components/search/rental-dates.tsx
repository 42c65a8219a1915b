'use client'

import { useState } from 'react'
import { daysBetween, dropoffFor } from '@/lib/search/dates-in-order'
import type { RentalFault } from '@/lib/search/rental-fault'
import type { SearchFields } from '@/lib/search/search-params'
import { faultAttributes } from './fault-attributes'
import { TimeSelect } from './time-select'

/** Classes of the two shells: cells of the wide panel, labelled fields of a form. */
const LOOKS = {
  cell: { group: 'cell', legend: undefined, input: undefined },
  field: { group: 'when', legend: 'lbl', input: 'inp' },
} as const

type Labels = Record<'pickup' | 'pickupDate' | 'pickupTime' | 'dropoff' | 'dropoffDate' | 'dropoffTime', string>

type Props = {
  fields: Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>
  labels: Labels
  /** First day of an online booking, `YYYY-MM-DD`. */
  min: string
  look: keyof typeof LOOKS
  fault?: RentalFault | null
}

/** Both ends of a rental on the station's clock. A later pick-up takes the drop-off along. */
export function RentalDates({ fields, labels, min, look, fault = null }: Props) {
  const [dates, setDates] = useState({ from: fields.from, to: fields.to })
  // Days between the two dates; a pick-up that is emptied and typed anew must not lose it.
  const [length, setLength] = useState(daysBetween(fields.from, fields.to) ?? 1)
  const changePickup = (from: string) => setDates({ from, to: dropoffFor(from, dates.to, length) })
  const changeDropoff = (to: string) => {
    setDates({ ...dates, to })
    setLength(daysBetween(dates.from, to) ?? length)
  }
  const { group, legend, input } = LOOKS[look]

  return (
    <>
      <fieldset className={group}>
        <legend className={legend}>{labels.pickup}</legend>
        <div>
          <input
            aria-label={labels.pickupDate}
            className={input}
            min={min}
            name="from"
            onChange={(event) => changePickup(event.target.value)}
            required
            type="date"
            value={dates.from}
            {...faultAttributes('from', fault)}
          />
          <TimeSelect className={input} label={labels.pickupTime} name="fromTime" value={fields.fromTime} />
        </div>
      </fieldset>
      <fieldset className={group}>
        <legend className={legend}>{labels.dropoff}</legend>
        <div>
          <input
            aria-label={labels.dropoffDate}
            className={input}
            min={dates.from || min}
            name="to"
            onChange={(event) => changeDropoff(event.target.value)}
            required
            type="date"
            value={dates.to}
            {...faultAttributes('to', fault)}
          />
          <TimeSelect className={input} label={labels.dropoffTime} name="toTime" value={fields.toTime} />
        </div>
      </fieldset>
    </>
  )
}
