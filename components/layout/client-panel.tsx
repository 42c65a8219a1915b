'use client'

import { LogOut, Sun, User } from 'lucide-react'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { leaveFor } from '@/lib/session/leave-for'
import { useClient } from '@/lib/session/use-client'
import { ClientSlot } from './client-slot'

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
      <Link className="me-act" href={client ? clientHref('overview', client.id) : SITE_LINKS.account}>
        <User aria-hidden="true" className="ic" />
        {texts.account}
      </Link>
      <SignOutButton text={texts.signOut} />
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

/** Leads home whatever comes of it; by then nothing of the client is left in this browser. */
function SignOutButton({ text }: { text: string }) {
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut() {
    if (isBusy) return
    setIsBusy(true)
    const { signOutHere } = await import('@/lib/session/sign-out-here')
    await signOutHere(() => leaveFor(PREFIX_OF[locale] === '' ? '/' : `${PREFIX_OF[locale]}/`))
  }

  return (
    <button aria-busy={isBusy} className="me-act" onClick={() => void signOut()} type="button">
      <LogOut aria-hidden="true" className="ic" />
      {text}
    </button>
  )
}
