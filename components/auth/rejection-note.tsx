'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Notice } from '@/components/ui/notice/notice'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { GuestStep } from '@/lib/auth/guest-rules'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { GuestLink } from './guest-link'
import { clockText, useCountdown } from './use-countdown'
import type { GuestMessage } from './use-guest-form'

const SECONDS_OF_MINUTE = 60
const MINUTES_OF_HOUR = 60
/** From here on a wait is told in hours. */
const LONG_WAIT_MINUTES = 120

/**
 * Why it did not work and what to do now; never whether the branch knows the phone. Takes the focus, as the list of
 * errors does: the button that was pressed may stand a screen below.
 */
export function RejectionNote({ message, step, phone }: { message: GuestMessage; step: GuestStep; phone: string }) {
  const t = useTranslations('auth')
  const locale = useLocale()
  const gap = sentenceGap(locale)
  const { note, seconds } = message
  const left = useCountdown(seconds)
  const minutes = Math.ceil(seconds / SECONDS_OF_MINUTE)
  const box = useRef<HTMLDivElement>(null)
  const hours = minutes < LONG_WAIT_MINUTES ? 0 : Math.ceil(minutes / MINUTES_OF_HOUR)

  useEffect(() => {
    if (message) box.current?.focus()
  }, [message])

  return (
    <Notice kind="error" ref={box} role="alert" tabIndex={-1}>
      <p>
        {t.rich(`rejections.${note === 'codeRequested' && left === 0 ? 'codeReady' : note}`, {
          minutes,
          hours,
          left: clockText(left),
          // Read out once, not every second.
          time: (chunks) => (
            <Text aria-live="off" as="span" isNumeric>
              {chunks}
            </Text>
          ),
        })}
        {gap}
        {wayOut()}
      </p>
    </Notice>
  )

  function wayOut() {
    if (note === 'credentialsNotFound') return <GuestLink href="/account/renew_password/">{t('toRenew')}</GuestLink>
    if (note === 'samePhone') return <GuestLink href={SITE_LINKS.account}>{t('toLogin')}</GuestLink>
    if (note === 'tooMany' && step === 'login')
      return (
        <>
          <TextLink as={LivePhoneLink} isNumeric phone={phone} />
          {locale === 'zh-CN' ? '。' : '. '}
          <GuestLink href="/account/renew_password/">{t('toRenew')}</GuestLink>
        </>
      )
    return <TextLink as={LivePhoneLink} isNumeric phone={phone} />
  }
}
