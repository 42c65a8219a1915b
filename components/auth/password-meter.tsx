'use client'

import { useTranslations } from 'next-intl'
import { PASSWORD_GOOD, passwordStrength } from '@/provider/contract/rules/auth/password'

/** Says in words and by a bar how long the password is; it asks for more, and demands only the least length. */
export function PasswordMeter({ password }: { password: string }) {
  const t = useTranslations('auth')
  const strength = passwordStrength(password)
  return (
    <div className="pw-meter">
      <progress aria-label={t('strengthLabel')} max={PASSWORD_GOOD} value={Math.min(password.length, PASSWORD_GOOD)} />
      <span aria-live="polite" className="hint">
        {password !== '' && t(`strength.${strength}`)}
      </span>
    </div>
  )
}
