'use client'

import { Sun, User } from 'lucide-react'
import { CLIENT_AREA, clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import { useClient } from '@/lib/session/use-client'
import { ClientSlot } from './client-slot'
import { SignOutButton } from './sign-out-button'

export type ClientTexts = { account: string; miles: string; signOut: string }

/** Who is signed in, the way to the own page and the way out. */
export function ClientPanel({ texts }: { texts: ClientTexts }) {
  const client = useClient()
  return (
    <div className="me-panel">
      <p className="me-name">
        <b>
          <ClientSlot of="name" /> <ClientSlot of="middle" />
        </b>
        <ClientMiles label={texts.miles} />
      </p>
      <Link className="me-act" href={client ? clientHref('overview', client.id) : CLIENT_AREA}>
        <User aria-hidden="true" className="ic" />
        {texts.account}
      </Link>
      <SignOutButton className="me-act" text={texts.signOut} />
    </div>
  )
}

export function ClientMiles({ label }: { label: string }) {
  return (
    <small className="num">
      <Sun aria-hidden="true" className="ic s" />
      {label} <ClientSlot of="miles" />
    </small>
  )
}
