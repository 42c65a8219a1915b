'use client'

import { type ComponentProps, useState } from 'react'
import { leaveFor } from '@/lib/auth/leave-for'
import { usePageLocale } from '@/lib/i18n/page-language'
import { PREFIX_OF } from '@/lib/i18n/routing'

/** Leads home whatever comes of it; by then nothing of the client is left in this browser. */
export function SignOutButton(native: ComponentProps<'button'>) {
  const locale = usePageLocale()
  const [isBusy, setIsBusy] = useState(false)

  async function signOut() {
    if (isBusy) return
    setIsBusy(true)
    const { signOutHere } = await import('@/lib/auth/sign-out-here')
    await signOutHere(() => leaveFor(`${PREFIX_OF[locale]}/`))
  }

  return <button {...native} aria-busy={isBusy} onClick={() => void signOut()} type="button" />
}
