'use client'

import { LogOut } from 'lucide-react'
import { useLocale } from 'next-intl'
import { useState } from 'react'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { leaveFor } from '@/lib/session/leave-for'

type Props = { className: string; text: string }

/** Leads home whatever comes of it; by then nothing of the client is left in this browser. */
export function SignOutButton({ className, text }: Props) {
  const locale = useLocale()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut() {
    if (isBusy) return
    setIsBusy(true)
    const { signOutHere } = await import('@/lib/session/sign-out-here')
    await signOutHere(() => leaveFor(`${PREFIX_OF[locale]}/`))
  }

  return (
    <button aria-busy={isBusy} className={className} onClick={() => void signOut()} type="button">
      <LogOut aria-hidden="true" className="ic" />
      {text}
    </button>
  )
}
