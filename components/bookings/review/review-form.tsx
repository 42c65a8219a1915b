'use client'

import { type ComponentProps, lazy } from 'react'
import type { ConfirmForm } from './confirm-form'

/** The steps before it need nothing of it: who gets as far loads it then. */
const Form = lazy(async () => ({ default: (await import('./confirm-form')).ConfirmForm }))

/** No boundary of its own: the step is shown when all of it is there, and nothing moves under a finger. */
export function ReviewForm(props: ComponentProps<typeof ConfirmForm>) {
  return <Form {...props} />
}
