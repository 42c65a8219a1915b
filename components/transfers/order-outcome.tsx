'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { FailureNote } from '@/components/forms/failure-note'
import { useFocusOn } from '@/components/forms/use-focus-on'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Heading } from '@/components/ui/heading/heading'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { RejectionError } from '@/lib/browser-api/rejection-error'
import { formatRoubles } from '@/lib/format/money'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import styles from './order-sent.module.css'

type FailureText = 'priceChanged' | 'priceStale' | 'tooMany' | 'documentsChanged' | 'checkFields'

/** Keys of `transfers.failures`; codes without a text of their own are "not sent". */
const TEXT_OF: Partial<Record<FailureCode, FailureText>> = {
  price_changed: 'priceChanged',
  quote_invalid: 'priceStale',
  too_many_requests: 'tooMany',
  consent_required: 'documentsChanged',
  invalid_request: 'checkFields',
  option_not_offered: 'checkFields',
  pickup_in_past: 'checkFields',
  pickup_too_soon: 'checkFields',
  pickup_too_far: 'checkFields',
}

/** Why the branch did not take the order, above the button that sends it again. Every new rejection takes the focus. */
export function OrderFailure({ rejection, phone }: { rejection: RejectionError; phone: string }) {
  const t = useTranslations('transfers.failures')
  const locale = useLocale()
  const box = useFocusOn(rejection)
  const { code, details } = rejection
  const sums = {
    old: formatRoubles(Number(details?.oldTotalKop ?? 0), locale),
    new: formatRoubles(Number(details?.newTotalKop ?? 0), locale),
  }
  return (
    <FailureNote phone={phone} ref={box} tabIndex={-1}>
      {t(TEXT_OF[code] ?? 'notSent', sums)}
    </FailureNote>
  )
}

/** Takes the focus: the form that had it is gone. */
export function OrderSent({ number, phone }: { number: string; phone: string }) {
  const t = useTranslations('transfers.sent')
  const gap = sentenceGap(useLocale())
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.sent} ref={box} role="status" tabIndex={-1}>
      <Icon of="circle-check" />
      <Heading isSub>{t('title', { number })}</Heading>
      <p>{t('text')}</p>
      <Text tone="muted">
        {t('questions')}
        {gap}
        <TextLink as={LivePhoneLink} isNumeric phone={phone} />
      </Text>
    </div>
  )
}
