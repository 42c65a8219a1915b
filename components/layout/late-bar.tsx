'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/** There people are booking or paying already: the bar would lead them away from it. */
const BOOKING_PAGES = /^\/(booking-online|status|payment)\//

/** Beside a search form the bar would say the same twice: there it comes when the form has left the view upwards. */
export function LateBar({ label, children }: { label: string; children: ReactNode }) {
  const [covered, setCovered] = useState(false)
  const pathname = usePathname()

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another form, or none
  useEffect(() => {
    const form = document.querySelector('main search')
    if (!form) return setCovered(false)
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setCovered(entry.isIntersecting || entry.boundingClientRect.top > 0)
    })
    observer.observe(form)
    return () => observer.disconnect()
  }, [pathname])

  if (BOOKING_PAGES.test(pathname)) return null
  return (
    <nav aria-label={label} className="mbar" hidden={covered}>
      {children}
    </nav>
  )
}
