'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { usePathname } from '@/lib/i18n/navigation'

/** There people are booking or paying already: the bar would lead them away from it. */
const BOOKING_PAGES = /^\/(booking-online|status|payment)\//

type Props = { label: string; children: ReactNode }

/** Beside a search form the bar would say the same twice: there it comes when the form has left the view upwards. */
export function LateBar(props: Props) {
  const pathname = usePathname()
  // Another page has another form, or none.
  return BOOKING_PAGES.test(pathname) ? null : <Bar key={pathname} {...props} />
}

function Bar({ label, children }: Props) {
  const [covered, setCovered] = useState(false)

  useEffect(() => {
    const form = document.querySelector('main search')
    if (!form) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setCovered(entry.isIntersecting || entry.boundingClientRect.top > 0)
    })
    observer.observe(form)
    return () => observer.disconnect()
  }, [])

  return (
    <nav aria-label={label} className="mbar" hidden={covered}>
      {children}
    </nav>
  )
}
