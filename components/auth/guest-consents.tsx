'use client'

import { useTranslations } from 'next-intl'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { guestFieldId } from '@/lib/auth/guest-rules'
import type { GuestForm } from './use-guest-form'

export function GuestConsents({ form }: { form: GuestForm }) {
  const t = useTranslations('auth')
  return (
    <div className="stack">
      <PersonalConsents
        box={consentBoxes(form, guestFieldId)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
    </div>
  )
}
