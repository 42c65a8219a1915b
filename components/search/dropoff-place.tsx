'use client'

import { type ReactNode, useEffect, useState } from 'react'

type Props = {
  /** The address names a place already. */
  chosen: boolean
  label: string
  /** The list of places. */
  children: ReactNode
}

/** The box shows the list by CSS alone. With JavaScript an unticked box also keeps the list out of the address. */
export function DropoffPlace({ chosen, label, children }: Props) {
  const [elsewhere, setElsewhere] = useState(chosen)
  const [ready, setReady] = useState(false)
  useEffect(() => setReady(true), [])

  return (
    <div className="dropoff">
      <label className="check">
        <input checked={elsewhere} onChange={(event) => setElsewhere(event.target.checked)} type="checkbox" />
        {label}
      </label>
      <fieldset disabled={ready && !elsewhere}>{children}</fieldset>
    </div>
  )
}
