'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { GuestLink } from './guest-link'
import type { Told } from './use-guest-form'

/** Why it did not work and what to do now; never whether the branch knows the phone. */
export function RefusalNote({ told: { note, minutes }, phone }: { told: Told; phone: string }) {
  const t = useTranslations('account')
  return (
    <div className="errsum" role="alert">
      <CircleAlert aria-hidden="true" className="ic" />
      <p>
        {t(`refusals.${note}`, { minutes })} {wayOut()}
      </p>
    </div>
  )

  function wayOut() {
    if (note === 'credentialsNotFound') return <GuestLink href="/account/renew_password/">{t('toRenew')}</GuestLink>
    if (note === 'samePhone') return <GuestLink href={SITE_LINKS.account}>{t('toLogin')}</GuestLink>
    return <PhoneLink className="link num" phone={phone} />
  }
}
