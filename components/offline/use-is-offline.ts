import { useSyncExternalStore } from 'react'

/** Whether the browser has no net; the server's HTML takes it for there. */
export function useIsOffline(): boolean {
  return useSyncExternalStore(
    watchNet,
    () => !navigator.onLine,
    () => false,
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
