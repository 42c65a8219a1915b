'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type CodeScreen, codeRequestOf } from '@/lib/auth/code-screens'
import { requestCode } from '@/lib/browser-api/auth'
import type { CodeResponse } from '@/provider/contract/auth'
import { GuestFrame } from './guest-frame'
import { PhoneInput } from './guest-text-fields'
import { useGuestForm } from './use-guest-form'

type Props = {
  screen: CodeScreen
  /** Typed before. */
  initial: string
  phone: string
  onSent: (own: string, code: CodeResponse) => void
}

export function CodeRequestForm({ screen, initial, phone, onSent }: Props) {
  const t = useTranslations('auth')
  const language = useLocale()
  const form = useGuestForm('phone', {
    phone: initial,
    send: async ({ phone: own }) => onSent(own, await requestCode(codeRequestOf(screen, own, 'sms'), language)),
  })
  return (
    <GuestFrame busyLabel={t('code.busy')} form={form} phone={phone} submitLabel={t('code.submit')}>
      <PhoneInput autoComplete="tel" form={form} hint={t('phoneHint')} />
    </GuestFrame>
  )
}
