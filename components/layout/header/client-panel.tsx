'use client'

import type { ReactNode } from 'react'
import { CLIENT_AREA, clientHref } from '@/lib/account/client-sections'
import { useClient } from '@/lib/auth/use-client'
import { Link } from '@/lib/i18n/navigation'
import { ClientSlot } from './client-slot'
import { SignOutButton } from './sign-out-button'

/** With their icons, drawn by the server: the browser needs no code for them. */
export type ClientLabels = Record<'account' | 'miles' | 'signOut', ReactNode>

/** Who is signed in, the way to the own page and the way out. */
export function ClientPanel({ labels }: { labels: ClientLabels }) {
  const client = useClient()
  return (
    <div data-panel="client">
      <p>
        <b>
          <ClientSlot of="name" /> <ClientSlot of="rest" />
        </b>
        <ClientMiles label={labels.miles} />
      </p>
      <Link href={client ? clientHref('overview', client.id) : CLIENT_AREA}>{labels.account}</Link>
      <SignOutButton>{labels.signOut}</SignOutButton>
    </div>
  )
}

export function ClientMiles({ label }: { label: ReactNode }) {
  return (
    <small>
      {label} <ClientSlot of="miles" />
    </small>
  )
}
