import { useSyncExternalStore } from 'react'
import { isLongWait, onLongWait } from './progress-bar'

/** Whether the page or the answer on its way takes long. */
export function useLongWait(): boolean {
  return useSyncExternalStore(onLongWait, isLongWait, () => false)
}
