'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { GuestFields } from '@/lib/auth/guest-rules'
import { readDeviceToken } from '@/lib/auth/stored-account'
import { logIn } from '@/lib/browser-api/auth'
import { GuestFrame } from './guest-frame'
import { GuestPassword, PhoneInput } from './guest-text-fields'
import { useFactorStep } from './use-factor-step'
import { useEnter, useGuestForm } from './use-guest-form'

export function LoginForm({ phone }: { phone: string }) {
  const t = useTranslations('auth')
  const language = useLocale()
  const enter = useEnter()
  const { withFactor, step } = useFactorStep()
  const form = useGuestForm('login', { send: signIn })

  async function signIn({ phone: own, password }: GuestFields) {
    const deviceToken = readDeviceToken()
    const request = { phone: own, password, ...(deviceToken === null ? {} : { deviceToken }) }
    await withFactor(async (secondFactor) =>
      enter(await logIn({ ...request, ...(secondFactor === undefined ? {} : { secondFactor }) }, language)),
    )
  }

  return (
    step ?? (
      <GuestFrame busyLabel={t('login.busy')} form={form} phone={phone} submitLabel={t('login.submit')}>
        <PhoneInput autoComplete="tel" form={form} />
        <GuestPassword autoComplete="current-password" form={form} label={t('password')} name="password" />
      </GuestFrame>
    )
  )
}
