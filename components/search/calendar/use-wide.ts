'use client'

import { useSyncExternalStore } from 'react'

/** As `--breakpoint-wide` of globals.css. */
const WIDE = '(min-width: 861px)'

/** Whether there is room for two months side by side; only after hydration. */
export function useWide(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(WIDE).matches)
}

function subscribe(notify: () => void): () => void {
  const query = window.matchMedia(WIDE)
  query.addEventListener('change', notify)
  return () => query.removeEventListener('change', notify)
}
