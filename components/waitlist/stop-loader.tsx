'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'

type Props = {
  phone: string
  /** Until the form is there. */
  children: ReactNode
  /** When its code cannot be had. */
  failure: ReactNode
}

/** Loads the form of the link by itself: the page of paid bookings, whose address it shares, does without it. */
export function StopLoader({ phone, children, failure }: Props) {
  const [form, setForm] = useState<{ Letters: ComponentType<{ phone: string }> } | 'failed' | null>(null)
  useEffect(() => {
    import('./stop-letters').then(
      ({ StopLetters }) => setForm({ Letters: StopLetters }),
      () => setForm('failed'),
    )
  }, [])
  if (form === 'failed') return failure
  return form ? <form.Letters phone={phone} /> : children
}
