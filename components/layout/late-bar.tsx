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
export function LateBar(props: Props) {
  const pathname = usePathname()
  // Another page has another form, or none.
  return <Bar key={pathname} {...props} isBooking={BOOKING_PAGES.test(pathname)} />
}

function Bar({ label, form, children, isBooking }: Props & { isBooking: boolean }) {
  const [isBeside, setIsBeside] = useState(false)

  useEffect(() => {
    const beside = document.querySelector(form ?? 'main search')
    if (!beside) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setIsBeside(entry.isIntersecting || (!form && entry.boundingClientRect.top > 0))
    })
    observer.observe(beside)
    return () => observer.disconnect()
  }, [form])

  return (
    <nav aria-label={label} className={isBeside || isBooking ? 'mbar quiet' : 'mbar'}>
      {children}
    </nav>
  )
}
