'use client'

import { useEffect } from 'react'
import { onAccountChange, readAccount } from '@/lib/session/stored-account'
import { useClient } from '@/lib/session/use-client'
import { showToast } from '@/lib/toasts/show-toast'

type Props = { failureTitle: string; failureText: string }

/** While somebody is signed in: asks for the client after the start and when the page is looked at again. */
export function ClientWatch({ failureTitle, failureText }: Props) {
  const isSignedIn = useClient() !== null

  useEffect(() => {
    if (!isSignedIn) return
    const fail = () => showToast({ kind: 'bad', title: failureTitle, text: failureText })
    const refresh = () => {
      if (document.visibilityState === 'hidden') return
      // Its code, and the store's, are for those who signed in.
      import('@/lib/session/refresh-client').then(
        ({ refreshClient }) => refreshClient(fail),
        () => undefined,
      )
    }
    refresh()
    window.addEventListener('focus', refresh)
    document.addEventListener('visibilitychange', refresh)
    return () => {
      window.removeEventListener('focus', refresh)
      document.removeEventListener('visibilitychange', refresh)
    }
  }, [isSignedIn, failureTitle, failureText])

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
