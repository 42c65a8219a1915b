'use client'

import { useEffect } from 'react'
import { rereadSession, useSession } from '@/lib/store/store'

/** The next sending is a new booking, whatever the device's clock says of the old one. */
export function ForgetAttempt() {
  useEffect(() => {
    rereadSession()
    useSession.getState().keepAttempt(null)
  }, [])
  return null
}
