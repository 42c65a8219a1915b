'use client'

import { useTranslations } from 'next-intl'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { Stack } from '@/components/ui/stack/stack'
import { guestFieldId } from '@/lib/auth/guest-rules'
import type { GuestForm } from './use-guest-form'

export function GuestConsents({ form }: { form: GuestForm }) {
  const t = useTranslations('auth')
  return (
    <Stack>
      <PersonalConsents
        box={consentBoxes(form, guestFieldId)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
    </Stack>
  )
}
