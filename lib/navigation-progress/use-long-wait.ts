import { useSyncExternalStore } from 'react'
import { currentLongWait, onLongWait, type Wait } from './progress-bar'

/** The page or the answer on its way that takes long; null: none does. */
export function useLongWait(): Wait | null {
  return useSyncExternalStore(onLongWait, currentLongWait, () => null)
}
