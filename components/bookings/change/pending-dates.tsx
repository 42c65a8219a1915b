'use client'

import { createContext, type ReactNode, useContext, useEffect, useRef, useState, useTransition } from 'react'
import { useRouter } from '@/lib/i18n/navigation'

/** Date and time change together: one request for both. */
const PAUSE_MS = 400

type PendingDates = {
  /** The price that is shown is not that of the dates in the form. */
  isPending: boolean
  /** Asks for the page at another address; null: the one that is shown is right. */
  ask: (href: string | null) => void
}

const PendingContext = createContext<PendingDates>({ isPending: false, ask: () => undefined })

/** Disables the button of a change until the page has the price of the dates in its form. */
export function PendingDatesProvider({ children }: { children: ReactNode }) {
  const router = useRouter()
  const [isLoading, startLoading] = useTransition()
  const [isWaiting, setIsWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function ask(href: string | null): void {
    clearTimeout(timer.current)
    setIsWaiting(href !== null)
    if (href !== null) timer.current = setTimeout(() => load(href), PAUSE_MS)
  }

  function load(href: string): void {
    setIsWaiting(false)
    startLoading(() => router.replace(href, { scroll: false }))
  }

  useEffect(() => () => clearTimeout(timer.current), [])
  return <PendingContext value={{ isPending: isWaiting || isLoading, ask }}>{children}</PendingContext>
}

export function usePendingDates(): PendingDates {
  return useContext(PendingContext)
}
