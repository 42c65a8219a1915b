'use client'

import { useEffect } from 'react'
import { rereadSession, useSession } from '@/lib/store/store'

/** The next sending is a new booking, whatever the device's clock says of the old one. */
export function ClearAttempt() {
  useEffect(() => {
    rereadSession()
    useSession.getState().saveAttempt(null)
  }, [])
  return null
}
