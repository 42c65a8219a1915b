'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { PayButtons } from './pay-buttons'

/** Apart: most who look at a booking do not pay. */
const Buttons = lazy(async () => ({ default: (await import('./pay-buttons')).PayButtons }))

export function PayRest(props: ComponentProps<typeof PayButtons>) {
  return (
    <Suspense>
      <Buttons {...props} />
    </Suspense>
  )
}
