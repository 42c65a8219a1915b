'use client'

import { type ComponentProps, lazy } from 'react'
import type { HoldTimer } from './hold-timer'

/** The steps before the review hold no car: who gets as far loads it then. */
const Timer = lazy(async () => ({ default: (await import('./hold-timer')).HoldTimer }))

/** No boundary of its own: the step is shown when all of it is there, and nothing moves under a finger. */
export function ReviewTimer(props: ComponentProps<typeof HoldTimer>) {
  return <Timer {...props} />
}
