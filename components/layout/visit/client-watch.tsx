'use client'

import { useEffect } from 'react'
import { onAccountChange, readAccount } from '@/lib/auth/stored-account'
import { useClient } from '@/lib/auth/use-client'
import { type RefreshTexts, useRefreshClient } from './use-refresh-client'

/** While somebody is signed in: asks for the client after the start and when the page is looked at again. */
export function ClientWatch({ texts }: { texts: RefreshTexts }) {
  const isSignedIn = useClient() !== null
  const refreshClient = useRefreshClient(texts)

  useEffect(() => {
    if (!isSignedIn) return
    const refresh = () => {
      if (document.visibilityState !== 'hidden') refreshClient()
    }
    refresh()
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [isSignedIn, refreshClient])

  useEffect(() => {
    markPage()
    return onAccountChange(markPage)
  }, [])

  return null
}

/** What boot.js said before the first paint; a login, a logout and other tabs change it. From storage: see `useClient`. */
function markPage(): void {
  const { dataset } = document.documentElement
  if (readAccount().client) dataset.account = 'in'
  else delete dataset.account
}
