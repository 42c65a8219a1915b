'use client'

import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { RowCheckbox } from '@/components/ui/checkbox/row-checkbox'
import styles from './dropoff-place.module.css'
import { RestoredSearch } from './restored-search'
import { useFormReset } from './use-form-reset'

type Props = {
  /** The address names a place already. */
  chosen: boolean
  label: string
  /** Beside the list, where a phone has no room for the whole label. */
  shortLabel: string
  /** The list of places. */
  children: ReactNode
}

/** The box shows the list by CSS alone. With JavaScript an unticked box also keeps the list out of the address. */
export function DropoffPlace({ chosen, label, shortLabel, children }: Props) {
  const [elsewhere, setElsewhere] = useState(chosen)
  const [ready, setReady] = useState(false)
  const whole = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setReady(true)
    // Not in the HTML: without JavaScript an unticked box leaves the list enabled, and the form could not be sent.
    whole.current?.querySelector('select')?.setAttribute('required', '')
  }, [])
  useFormReset(whole, () => setElsewhere(chosen))
  const restored = useContext(RestoredSearch)
  useEffect(() => {
    if (restored) setElsewhere(restored.back !== '')
  }, [restored])

  return (
    <div className={styles.dropoff} ref={whole}>
      <RowCheckbox checked={elsewhere} onChange={(event) => setElsewhere(event.target.checked)} shortLabel={shortLabel}>
        {label}
      </RowCheckbox>
      <fieldset disabled={ready && !elsewhere} role="none">
        {children}
      </fieldset>
    </div>
  )
}
