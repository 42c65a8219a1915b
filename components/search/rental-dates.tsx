'use client'

import { useState } from 'react'
import { daysBetween, dropoffFor } from '@/lib/search/dates-in-order'
import type { SearchFields } from '@/lib/search/search-params'

type Labels = Record<'pickup' | 'pickupDate' | 'pickupTime' | 'dropoff' | 'dropoffDate' | 'dropoffTime', string>

type Props = {
  fields: Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>
  labels: Labels
  /** First day of an online booking, `YYYY-MM-DD`. */
  min: string
  /** `HH:mm` of the lists. */
  times: string[]
}

/** Both ends of a rental on the station's clock. A later pick-up takes the drop-off along. */
export function RentalDates({ fields, labels, min, times }: Props) {
  const [dates, setDates] = useState({ from: fields.from, to: fields.to })
  // Days between the two dates; a pick-up that is emptied and typed anew must not lose it.
  const [length, setLength] = useState(daysBetween(fields.from, fields.to) ?? 1)
  const changePickup = (from: string) => setDates({ from, to: dropoffFor(from, dates.to, length) })
  const changeDropoff = (to: string) => {
    setDates({ ...dates, to })
    setLength(daysBetween(dates.from, to) ?? length)
  }

  return (
    <>
      <fieldset className="cell">
        <legend>{labels.pickup}</legend>
        <div>
          <input
            aria-label={labels.pickupDate}
            min={min}
            name="from"
            onChange={(event) => changePickup(event.target.value)}
            required
            type="date"
            value={dates.from}
          />
          <TimeSelect label={labels.pickupTime} name="fromTime" times={times} value={fields.fromTime} />
        </div>
      </fieldset>
      <fieldset className="cell">
        <legend>{labels.dropoff}</legend>
        <div>
          <input
            aria-label={labels.dropoffDate}
            min={dates.from || min}
            name="to"
            onChange={(event) => changeDropoff(event.target.value)}
            required
            type="date"
            value={dates.to}
          />
          <TimeSelect label={labels.dropoffTime} name="toTime" times={times} value={fields.toTime} />
        </div>
      </fieldset>
    </>
  )
}

type TimeProps = { label: string; name: string; times: string[]; value: string }

function TimeSelect({ label, name, times, value }: TimeProps) {
  return (
    <select aria-label={label} defaultValue={value} name={name}>
      {times.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  )
}
