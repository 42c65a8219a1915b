'use client'

import { type ReactNode, useSyncExternalStore } from 'react'

/** Shows its children while the browser has no net. The region stands in the page before, so that voices announce it. */
export function OfflineBanner({ children }: { children: ReactNode }) {
  const isOffline = useSyncExternalStore(
    watchNet,
    () => !navigator.onLine,
    () => false,
  )
  return (
    <div className="offline" role="status">
      {isOffline && <p className="wrap">{children}</p>}
    </div>
  )
}

function watchNet(change: () => void): () => void {
  window.addEventListener('online', change)
  window.addEventListener('offline', change)
  return () => {
    window.removeEventListener('online', change)
    window.removeEventListener('offline', change)
  }
}
