'use client'

import { LoginLink } from '@/components/layout/header/login-link'
import { Button } from '@/components/ui/button/button'
import { clientHref, readClientAddress } from '@/lib/account/client-sections'
import { useClient } from '@/lib/auth/use-client'
import { usePathname } from '@/lib/i18n/navigation'

/** The way in; for whoever is signed in and opened another's page, first the one to his own. */
export function AccessDeniedActions({ signIn, openOwn }: { signIn: string; openOwn: string }) {
  const client = useClient()
  const address = readClientAddress(usePathname().split('/').filter(Boolean).slice(1))
  // Rejected his own, he is signed in no more: see `RefreshHere`.
  const isOthers = client && address && address.clientId !== null && address.clientId !== String(client.id)
  if (!isOthers) return <Button as={LoginLink}>{signIn}</Button>
  return (
    <>
      <Button href={clientHref('overview', client.id)}>{openOwn}</Button>
      <Button as={LoginLink} variant="line">
        {signIn}
      </Button>
    </>
  )
}
