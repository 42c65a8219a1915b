'use client'

import { useEffect } from 'react'
import { readClientAddress } from '@/lib/account/client-sections'
import { readAccount } from '@/lib/auth/stored-account'
import { usePathname } from '@/lib/i18n/navigation'
import { type RefreshTexts, useRefreshClient } from './use-refresh-client'

/** On a rejection: whoever was rejected his own page is no longer signed in, and the header must not say otherwise. */
export function RefreshHere({ texts }: { texts: RefreshTexts }) {
  const refresh = useRefreshClient(texts)
  const path = usePathname()

  useEffect(() => {
    if (isOwn(path)) refresh({ isAtOnce: true })
  }, [path, refresh])

  return null
}

/** An address of the client area that names the stored client, or nobody. */
function isOwn(path: string): boolean {
  const { client } = readAccount()
  const address = readClientAddress(path.split('/').filter(Boolean).slice(1))
  if (!client || !address) return false
  return address.clientId === null || address.clientId === String(client.id)
}
