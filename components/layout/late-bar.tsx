'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/** There people are booking or paying already: the bar would lead them away from it. */
const BOOKING_PAGES = /^\/(booking-online|status|payment)\//

type Props = {
  label: string
  /** Selector of the form that the bar leads to. */
  form?: string
  children: ReactNode
}

/**
 * Beside its own form the bar would say the same twice. Beside a search form it comes only when that has left the view
 * upwards.
 */
export function LateBar(props: Props) {
  const pathname = usePathname()
  // Another page has another form, or none.
  return BOOKING_PAGES.test(pathname) ? null : <Bar key={pathname} {...props} />
}

function Bar({ label, form, children }: Props) {
  const [covered, setCovered] = useState(false)

  useEffect(() => {
    const beside = document.querySelector(form ?? 'main search')
    if (!beside) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setCovered(entry.isIntersecting || (!form && entry.boundingClientRect.top > 0))
    })
    observer.observe(beside)
    return () => observer.disconnect()
  }, [form])

  return (
    <nav aria-label={label} className="mbar" hidden={covered}>
      {children}
    </nav>
  )
}
