'use client'

import { LoginLink } from '@/components/layout/header/login-link'
import { clientHref, readClientAddress } from '@/lib/account/client-sections'
import { useClient } from '@/lib/auth/use-client'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** The way in; for whoever is signed in and opened another's page, first the one to his own. */
export function RefusedWays({ signIn, openOwn }: { signIn: string; openOwn: string }) {
  const client = useClient()
  const address = readClientAddress(usePathname().split('/').filter(Boolean).slice(1))
  // Refused his own, he is signed in no more: see `RefreshHere`.
  const isOthers = client && address && address.clientId !== null && address.clientId !== String(client.id)
  if (!isOthers) return <LoginLink className="btn primary">{signIn}</LoginLink>
  return (
    <>
      <Link className="btn primary" href={clientHref('overview', client.id)}>
        {openOwn}
      </Link>
      <LoginLink className="btn line">{signIn}</LoginLink>
    </>
  )
}
