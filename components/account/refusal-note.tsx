'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { GuestLink } from './guest-link'
import type { Told } from './use-guest-form'

const MINUTES_OF_HOUR = 60
/** From here on a wait is told in hours. */
const LONG_WAIT_MINUTES = 120

/**
 * Why it did not work and what to do now; never whether the branch knows the phone. Takes the focus, as the list of
 * errors does: the button that was pressed may stand a screen below.
 */
export function RefusalNote({ told, phone }: { told: Told; phone: string }) {
  const t = useTranslations('account')
  const { note, minutes } = told
  const box = useRef<HTMLDivElement>(null)
  const hours = minutes < LONG_WAIT_MINUTES ? 0 : Math.ceil(minutes / MINUTES_OF_HOUR)

  useEffect(() => {
    if (told) box.current?.focus()
  }, [told])

  return (
    <div className="errsum" ref={box} role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden="true" className="ic" />
      <p>
        {t(`refusals.${note}`, { minutes, hours })} {wayOut()}
      </p>
    </div>
  )

  function wayOut() {
    if (note === 'credentialsNotFound') return <GuestLink href="/account/renew_password/">{t('toRenew')}</GuestLink>
    if (note === 'samePhone') return <GuestLink href={SITE_LINKS.account}>{t('toLogin')}</GuestLink>
    return <PhoneLink className="link num" phone={phone} />
  }
}
