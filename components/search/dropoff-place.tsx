'use client'

import { useEffect, useState } from 'react'

type Props = {
  places: Array<{ id: number; name: string }>
  /** Id of the place as the address has it; empty = where the car is picked up. */
  value: string
  labels: Record<'elsewhere' | 'dropoffPlace' | 'same', string>
}

/** The box shows the list by CSS alone. With JavaScript an unticked box also keeps the list out of the address. */
export function DropoffPlace({ places, value, labels }: Props) {
  const [elsewhere, setElsewhere] = useState(value !== '')
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  return (
    <div className="dropoff">
      <label className="check">
        <input checked={elsewhere} onChange={(event) => setElsewhere(event.target.checked)} type="checkbox" />
        {labels.elsewhere}
      </label>
      <select
        aria-label={labels.dropoffPlace}
        className="sel"
        defaultValue={value}
        disabled={ready && !elsewhere}
        name="back"
      >
        <option value="">{labels.same}</option>
        {places.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}
