'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormReset } from './use-form-reset'

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
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => setReady(true), [])
  useFormReset(whole, () => setElsewhere(chosen))

  return (
    <div className="dropoff" ref={whole}>
      <label className="check">
        <input checked={elsewhere} onChange={(event) => setElsewhere(event.target.checked)} type="checkbox" />
        {label}
      </label>
      <fieldset disabled={ready && !elsewhere}>{children}</fieldset>
    </div>
  )
}
