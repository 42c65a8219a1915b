'use client'

import { useLocale, useTranslations } from 'next-intl'
import { readDeviceToken } from '@/lib/auth/stored-account'
import { logIn } from '@/lib/browser-api/auth'
import { GuestFrame } from './guest-frame'
import { GuestPassword, PhoneInput } from './guest-text-fields'
import { useEnter, useGuestForm } from './use-guest-form'

export function LoginForm({ phone }: { phone: string }) {
  const t = useTranslations('auth')
  const language = useLocale()
  const form = useGuestForm('login')
  const enter = useEnter()

  async function signIn() {
    const deviceToken = readDeviceToken()
    const { phone: own, password } = form.values
    await enter(await logIn({ phone: own, password, ...(deviceToken === null ? {} : { deviceToken }) }, language))
  }

  return (
    <GuestFrame busyLabel={t('login.busy')} form={form} onSubmit={signIn} phone={phone} submitLabel={t('login.submit')}>
      <PhoneInput autoComplete="tel" form={form} />
      <GuestPassword autoComplete="current-password" form={form} label={t('password')} name="password" />
    </GuestFrame>
  )
}
