'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSending } from '@/components/forms/use-sending'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { type CodeScreen, codeRequestOf } from '@/lib/auth/code-screens'
import { requestCode } from '@/lib/browser-api/auth'
import { telHref } from '@/lib/format/russian-phone'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import type { CodeResponse } from '@/provider/contract/auth'
import type { CodeChannel } from '@/provider/contract/rules/auth/codes'
import styles from './auth-form.module.css'
import { clockText, useCountdown } from './use-countdown'

type Props = {
  screen: CodeScreen
  channel: CodeChannel
  own: string
  phone: string
  waitSeconds: number
  onSent: (code: CodeResponse, channel: CodeChannel) => void
  onRejected: (error: unknown) => void
}

/** Another code, once its time has come; and what to do when none comes at all. */
export function ResendCode({ screen, channel, own, phone, waitSeconds, onSent, onRejected }: Props) {
  const t = useTranslations('auth.code')
  const language = useLocale()
  const branch = useSpacedPhone(phone)
  const left = useCountdown(waitSeconds)
  const { isSending, send } = useSending()
  const other = channel === 'sms' ? 'email' : 'sms'

  function resendCode(by: CodeChannel) {
    const request = codeRequestOf(screen, own, by)
    void send(async () => onSent(await requestCode(request, language), by), onRejected)
  }

  return (
    <div className={styles.resend}>
      {left > 0 ? (
        <Text size="xs" tone="muted">
          {t.rich(screen === 'renew' ? 'waitEither' : 'wait', {
            time: (chunks) => (
              <Text as="span" isNumeric>
                {chunks}
              </Text>
            ),
            left: clockText(left),
          })}
        </Text>
      ) : (
        <div className={styles.again}>
          <TextLink aria-busy={isSending} as="button" onClick={() => resendCode(channel)} size="s" type="button">
            {t('again')}
          </TextLink>
          {screen === 'renew' && (
            <TextLink aria-busy={isSending} as="button" onClick={() => resendCode(other)} size="s" type="button">
              {t(`by.${other}`)}
            </TextLink>
          )}
        </div>
      )}
      <Text size="xs" tone="muted">
        {t.rich(channel === 'email' ? 'noneByEmail' : 'none', {
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
