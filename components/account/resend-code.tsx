'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { type CodeScreen, PURPOSE_OF } from '@/lib/account/code-screens'
import { askCode, type SentCode } from '@/lib/browser-api/auth'
import { formatPhone, telHref } from '@/lib/format/phone'

const SECOND_MS = 1000
const SECONDS_OF_MINUTE = 60
const MINUTES_OF_HOUR = 60

type Props = {
  screen: CodeScreen
  own: string
  phone: string
  waitSeconds: number
  onSent: (code: SentCode) => void
  onRefused: (error: unknown) => void
}

/** Another code, once its time has come; and what to do when none comes at all. */
export function ResendCode({ screen, own, phone, waitSeconds, onSent, onRefused }: Props) {
  const t = useTranslations('account.code')
  const language = useLocale()
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
          phone: formatPhone(phone),
        })}
      </p>
    </div>
  )
}

/** By the browser's own clock from the first sight on: a timer stands still while the visitor reads his messages. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    const began = performance.now()
    const timer = setInterval(() => {
      const now = Math.max(0, seconds - Math.floor((performance.now() - began) / SECOND_MS))
      setLeft(now)
      if (now === 0) clearInterval(timer)
    }, SECOND_MS)
    return () => clearInterval(timer)
  }, [seconds])
  return left
}

/** With hours when it comes to that: each further code of a day waits twice as long. */
function clockText(seconds: number): string {
  const minutes = Math.floor(seconds / SECONDS_OF_MINUTE)
  const two = (value: number) => String(value).padStart(2, '0')
  const rest = two(seconds % SECONDS_OF_MINUTE)
  if (minutes < MINUTES_OF_HOUR) return `${minutes}:${rest}`
  return `${Math.floor(minutes / MINUTES_OF_HOUR)}:${two(minutes % MINUTES_OF_HOUR)}:${rest}`
}
