'use client'

import { useSyncExternalStore } from 'react'

/** False in the server's HTML and in the first render over it: before, nothing typed or pressed would be kept. */
export function useHydrated(): boolean {
  return useSyncExternalStore(neverChanges, inBrowser, onServer)
}

function neverChanges(): () => void {
  return () => undefined
}

function inBrowser(): boolean {
  return true
}

function onServer(): boolean {
  return false
}
