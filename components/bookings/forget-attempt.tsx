'use client'

import { useEffect } from 'react'
import { useDraft } from '@/lib/bookings/draft-store'

/** The next sending is a new booking, whatever the device's clock says of the old one. */
export function ForgetAttempt() {
  useEffect(() => {
    useDraft.persist?.rehydrate()
    useDraft.getState().keepAttempt(null)
  }, [])
  return null
}
