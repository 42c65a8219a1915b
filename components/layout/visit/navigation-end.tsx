'use client'

import { usePathname, useSearchParams } from 'next/navigation'
import { useEffect } from 'react'
import { endProgress } from '@/lib/navigation-progress/progress-bar'

/** Ends the progress bar that `instrumentation-client.ts` started. */
export function NavigationEnd() {
  const pathname = usePathname()
  const params = useSearchParams()
  // Another address is another element.
  return <End key={`${pathname}?${params}`} />
}

function End() {
  useEffect(() => endProgress(), [])
  return null
}
