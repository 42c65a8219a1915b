'use client'

import { type ReactNode, useState } from 'react'
import { leaveFor } from '@/lib/auth/leave-for'
import { usePageLocale } from '@/lib/i18n/page-language'
import { PREFIX_OF } from '@/lib/i18n/routing'

type Props = { className: string; children: ReactNode }

/** Leads home whatever comes of it; by then nothing of the client is left in this browser. */
export function SignOutButton({ className, children }: Props) {
  const locale = usePageLocale()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut() {
    if (isBusy) return
    setIsBusy(true)
    const { signOutHere } = await import('@/lib/auth/sign-out-here')
    await signOutHere(() => leaveFor(`${PREFIX_OF[locale]}/`))
  }

  return (
    <button aria-busy={isBusy} className={className} onClick={() => void signOut()} type="button">
      {children}
    </button>
  )
}
