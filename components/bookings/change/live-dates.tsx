'use client'

import { type ReactNode, useRef } from 'react'
import type { SearchFields } from '@/lib/search/search-params'
import styles from './live-dates.module.css'
import { usePendingDates } from './pending-dates'

const NAMES = ['from', 'fromTime', 'to', 'toTime', 'place', 'back'] as const

type Props = {
  /** Of the screen, without the language prefix. */
  path: string
  /** What is shown now. */
  values: Pick<SearchFields, (typeof NAMES)[number]>
  /** The form of dates and places. */
  children: ReactNode
}

/**
 * Asks for the page anew with the dates and places as they stand in the form, so that its price needs no button: only
 * the branch knows whether the car is free then. Without scripts the form has its button.
 */
export function LiveDates({ path, values, children }: Props) {
  const { isPending, ask } = usePendingDates()
  const box = useRef<HTMLDivElement>(null)

  /** After the fields have been rendered: the calendar writes them by React's state. */
  function compare(): void {
    requestAnimationFrame(() => {
      const form = box.current?.querySelector('form')
      if (!form?.checkValidity()) return
      const { address, next } = readAddresses(new FormData(form), values)
      ask(next === address ? null : `${path}?${next}`)
    })
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: no control: events bubble to it from the form and from the dialog of its calendar
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys change fields, and `onChange` is called for that
    <div aria-busy={isPending} className={styles.live} onChange={compare} onClick={compare} ref={box}>
      {children}
    </div>
  )
}

/** The query of what is shown, and of what stands in the form; everything else in it stays. */
function readAddresses(form: FormData, values: Props['values']): { address: string; next: string } {
  const address = new URLSearchParams(window.location.search)
  const next = new URLSearchParams(address)
  for (const name of NAMES) {
    replace(address, name, address.get(name) ?? values[name])
    replace(next, name, String(form.get(name) ?? ''))
  }
  return { address: address.toString(), next: next.toString() }
}

function replace(query: URLSearchParams, name: string, value: string): void {
  query.delete(name)
  if (value !== '') query.append(name, value)
}
