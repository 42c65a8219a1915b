'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import styles from './chips.module.css'

type Props = {
  label: string
  /** What is chosen: another choice is brought into view anew. */
  chosen: string
  children: ReactNode
}

/** Links as chips; where they scroll sideways, the chosen one is in view from the start. */
export function ChipRow({ label, chosen, children }: Props) {
  const row = useRef<HTMLElement>(null)
  const lastChosen = useRef<string>(null)
  useEffect(() => {
    if (lastChosen.current === chosen) return
    lastChosen.current = chosen
    const chip = row.current?.querySelector('[aria-current]')
    if (!row.current || !chip) return
    const [inner, outer] = [chip.getBoundingClientRect(), row.current.getBoundingClientRect()]
    // The row alone: `scrollIntoView` would move the page as well.
    row.current.scrollLeft += inner.left + inner.width / 2 - (outer.left + outer.width / 2)
  }, [chosen])
  return (
    <nav aria-label={label} className={styles.chips} ref={row}>
      {children}
    </nav>
  )
}
