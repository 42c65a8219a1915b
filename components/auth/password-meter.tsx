'use client'

import { useTranslations } from 'next-intl'
import { ProgressBar } from '@/components/ui/progress-bar/progress-bar'
import { Text } from '@/components/ui/text/text'
import { PASSWORD_GOOD, passwordStrength } from '@/provider/contract/rules/auth/password'
import styles from './password-meter.module.css'

/** Says in words and by a bar how long the password is; it asks for more, and demands only the least length. */
export function PasswordMeter({ password }: { password: string }) {
  const t = useTranslations('auth')
  const strength = passwordStrength(password)
  return (
    <div className={styles.meter}>
      <ProgressBar label={t('strengthLabel')} max={PASSWORD_GOOD} value={Math.min(password.length, PASSWORD_GOOD)} />
      <Text aria-live="polite" as="span" size="xs" tone="muted">
        {password !== '' && t(`strength.${strength}`)}
      </Text>
    </div>
  )
}
