'use client'

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { hasWaitingToasts, onToast } from '@/lib/toasts/show-toast'

const ToastStack = lazy(async () => ({ default: (await import('./toast-stack')).ToastStack }))

let wanted = false

/** Nothing until the first message: toasts weigh 7 kB. */
export function Toasts({ label }: { label: string }) {
  const isNeeded = useSyncExternalStore(
    onToast,
    () => {
      wanted ||= hasWaitingToasts()
      return wanted
    },
    () => false,
  )
  if (!isNeeded) return null
  return (
    <Suspense>
      <ToastStack label={label} />
    </Suspense>
  )
}
