'use client'

import { type ReactNode, useEffect, useRef, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'
import type { SearchFields } from '@/lib/search/search-params'
import styles from './live-dates.module.css'

/** A date and a time that are chosen together make one question. */
const PAUSE_MS = 400

const NAMES = ['from', 'fromTime', 'to', 'toTime', 'place', 'back'] as const

type Props = {
  /** Of the screen, without the language prefix. */
  path: string
  /** What is shown now. */
  values: Pick<SearchFields, (typeof NAMES)[number]>
  /** The form. */
  children: ReactNode
}

/**
 * Asks for the page anew with the dates and places as they stand in the form, so that its price needs no button: only
 * the branch knows whether the car is free then. Without scripts the form has its button.
 */
export function LiveDates({ path, values, children }: Props) {
  const router = useRouter()
  const [isPending, start] = useTransition()
  const box = useRef<HTMLDivElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function refresh(): void {
    const form = box.current?.querySelector('form')
    if (!form?.checkValidity()) return
    const address = new URLSearchParams(window.location.search)
    for (const name of NAMES) if (!address.has(name) && values[name]) address.set(name, values[name])
    const next = new URLSearchParams(address)
    const sent = new FormData(form)
    for (const name of NAMES) next.set(name, String(sent.get(name) ?? ''))
    for (const name of NAMES) if (!next.get(name)) next.delete(name)
    if (next.toString() === address.toString()) return
    start(() => router.replace(`${path}?${next}`, { scroll: false }))
  }

  // The calendar is elsewhere in the document and writes the fields itself: its presses arrive here as React's events.
  function schedule(): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(refresh, PAUSE_MS)
  }

  useEffect(() => () => clearTimeout(timer.current), [])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to the form inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys change fields, which is heard as well
    <div aria-busy={isPending} className={styles.live} onChange={schedule} onClick={schedule} ref={box}>
      {children}
    </div>
  )
}
