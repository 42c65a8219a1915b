'use client'

import { type ComponentProps, lazy } from 'react'
import type { ChangeConfirm } from './change-confirm'

/** The steps of a booking need nothing of it: who changes one loads it then. */
const Form = lazy(async () => ({ default: (await import('./change-confirm')).ChangeConfirm }))

/** No boundary of its own: the screen is shown when all of it is there, and nothing moves under a finger. */
export function ChangeForm(props: ComponentProps<typeof ChangeConfirm>) {
  return <Form {...props} />
}
