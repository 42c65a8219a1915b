'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/** There people are booking or paying already. */
const BOOKING_PAGES = /^\/(booking-online|status|payment)\//

type Props = {
  label: string
  /** Selector of the form that the bar leads to. */
  form?: string
  children: ReactNode
}

/**
 * Always there (specification §2), but for pages with a bar of their own. Its button is quiet beside the form that it
 * leads to, and where people book or pay already: one act of a screen is the yellow one.
 */
export function LateBar({ label, form, children }: Props) {
  const pathname = usePathname()
  const isBooking = BOOKING_PAGES.test(pathname)
  const [isQuiet, setIsQuiet] = useState(isBooking)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form, or none
  useEffect(() => {
    setIsQuiet(isBooking)
    const beside = document.querySelector(form ?? 'main search')
    if (isBooking || !beside) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsQuiet(entry.isIntersecting || (!form && entry.boundingClientRect.top > 0))
    })
    observer.observe(beside)
    return () => observer.disconnect()
  }, [form, pathname])

  return (
    <nav aria-label={label} className={isQuiet ? 'mbar quiet' : 'mbar'}>
      {children}
    </nav>
  )
}
