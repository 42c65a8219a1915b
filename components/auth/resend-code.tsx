'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useSending } from '@/components/forms/use-sending'
import { type CodeScreen, PURPOSE_OF } from '@/lib/auth/code-screens'
import { askCode } from '@/lib/browser-api/auth'
import { telHref } from '@/lib/format/russian-phone'
import { useSpacedPhone } from '@/lib/format/use-spaced-phone'
import type { CodeResponse } from '@/provider/contract/auth'
import { clockText, useCountdown } from './use-countdown'

type Props = {
  screen: CodeScreen
  own: string
  phone: string
  waitSeconds: number
  onSent: (code: CodeResponse) => void
  onRefused: (error: unknown) => void
}

/** Another code, once its time has come; and what to do when none comes at all. */
export function ResendCode({ screen, own, phone, waitSeconds, onSent, onRefused }: Props) {
  const t = useTranslations('auth.code')
  const language = useLocale()
  const branch = useSpacedPhone(phone)
  const left = useCountdown(waitSeconds)
  const { isSending, send } = useSending()

  function ask() {
    void send(async () => onSent(await askCode({ purpose: PURPOSE_OF[screen], phone: own }, language)), onRefused)
  }

  return (
    <div className="resend small">
      {left > 0 ? (
        <p className="hint">
          {t.rich('wait', { time: (chunks) => <span className="num">{chunks}</span>, left: clockText(left) })}
        </p>
      ) : (
        <button aria-busy={isSending} className="link" onClick={ask} type="button">
          {t('again')}
        </button>
      )}
      <p className="hint">
        {t.rich('none', {
          link: (chunks) => (
            <a className="link num" href={telHref(phone)}>
              {chunks}
            </a>
          ),
          phone: branch,
        })}
      </p>
    </div>
  )
}
