'use client'

import { type ComponentProps, lazy, Suspense } from 'react'
import type { ConfirmForm } from './confirm-form'

/** The steps before it need nothing of it: who gets as far loads it then. */
const Form = lazy(async () => ({ default: (await import('./confirm-form')).ConfirmForm }))

export function ReviewForm(props: ComponentProps<typeof ConfirmForm>) {
  return (
    <Suspense>
      <Form {...props} />
    </Suspense>
  )
}
