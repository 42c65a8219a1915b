'use client'

import { useEffect } from 'react'

/** Lets the browser store this page and its files, so that it opens at the roadside without a net too. */
export function StorePage() {
  useEffect(() => {
    if (!('serviceWorker' in navigator)) return
    const page = window.location.pathname
    const store = async () => {
      await navigator.serviceWorker.register('/assets/offline.js', { scope: page })
      const { active } = await navigator.serviceWorker.ready
      const files = performance.getEntriesByType('resource').map(({ name }) => name.replace(window.location.origin, ''))
      active?.postMessage({ page, files: [...new Set(files)] })
    }
    // A browser that forbids it (private window, http) shows the page as before.
    const start = () => void store().catch(() => undefined)
    if (document.readyState === 'complete') start()
    else window.addEventListener('load', start, { once: true })
    return () => window.removeEventListener('load', start)
  }, [])
  return null
}
