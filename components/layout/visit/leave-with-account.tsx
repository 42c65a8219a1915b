'use client'

import { useEffect } from 'react'
import { leaveFor } from '@/lib/auth/leave-for'
import { onAccountChange, readAccount } from '@/lib/auth/stored-account'
import { usePageLocale } from '@/lib/i18n/page-language'
import { PREFIX_OF } from '@/lib/i18n/routing'

/**
 * On a client's own page: leaves for the home page once he has signed out, or another has signed in, in any tab. Where the
 * flag of a login is missing, the cookie alone opened the page: it is ended, and the login is next (specification §6,
 * PRODUCT §8), or the header would say "log in" beside the account.
 */
export function LeaveWithAccount({ clientId }: { clientId: number }) {
  const locale = usePageLocale()

  useEffect(() => {
    let last = storedId()
    const checkAccount = () => {
      const now = storedId()
      if (now !== last && now !== clientId) leaveFor(`${PREFIX_OF[locale]}/`)
      last = now
    }
    const end = onAccountChange(checkAccount)
    // A page that the browser kept for "back" heard nothing meanwhile.
    window.addEventListener('pageshow', checkAccount)
    return () => {
      end()
      window.removeEventListener('pageshow', checkAccount)
    }
  }, [clientId, locale])

  useEffect(() => {
    if (readAccount().client_authenticated) return
    import('@/lib/auth/end-unmarked').then(
      ({ endUnmarked }) => endUnmarked(PREFIX_OF[locale]),
      () => undefined,
    )
  }, [locale])

  return null
}

function storedId(): number | null {
  return readAccount().client?.id ?? null
}
