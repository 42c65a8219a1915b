'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSending } from '@/components/forms/use-sending'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { type CodeScreen, PURPOSE_OF } from '@/lib/auth/code-screens'
import { requestCode } from '@/lib/browser-api/auth'
import { telHref } from '@/lib/format/russian-phone'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import type { CodeResponse } from '@/provider/contract/auth'
import styles from './auth-form.module.css'
import { clockText, useCountdown } from './use-countdown'

type Props = {
  screen: CodeScreen
  own: string
  phone: string
  waitSeconds: number
  onSent: (code: CodeResponse) => void
  onRejected: (error: unknown) => void
}

/** Another code, once its time has come; and what to do when none comes at all. */
export function ResendCode({ screen, own, phone, waitSeconds, onSent, onRejected }: Props) {
  const t = useTranslations('auth.code')
  const language = useLocale()
  const branch = useSpacedPhone(phone)
  const left = useCountdown(waitSeconds)
  const { isSending, send } = useSending()

  function resendCode() {
    void send(async () => onSent(await requestCode({ purpose: PURPOSE_OF[screen], phone: own }, language)), onRejected)
  }

  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <Text size="xs" tone="muted">
          {t.rich('wait', {
            time: (chunks) => (
              <Text as="span" isNumeric>
                {chunks}
              </Text>
            ),
            left: clockText(left),
          })}
        </Text>
      ) : (
        <TextLink aria-busy={isSending} as="button" onClick={resendCode} size="s" type="button">
          {t('again')}
        </TextLink>
      )}
      <Text size="xs" tone="muted">
        {t.rich('none', {
          link: (chunks) => (
            <TextLink href={telHref(phone)} isExternal isNumeric>
              {chunks}
            </TextLink>
          ),
          phone: branch,
        })}
      </Text>
    </div>
  )
}
