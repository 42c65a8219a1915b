'use client'

import { useEffect } from 'react'
import { useSession } from '@/lib/session/store'

/** The next sending is a new booking, whatever the device's clock says of the old one. */
export function ForgetAttempt() {
  useEffect(() => {
    useSession.persist?.rehydrate()
    useSession.getState().keepAttempt(null)
  }, [])
  return null
}
