'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Heading } from '@/components/ui/heading/heading'
import { TextInput } from '@/components/ui/input/text-input'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { partnerEarnings } from '@/lib/partners/partner-share'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import styles from './earnings-calculator.module.css'

type Props = {
  sharePercent: number
  /** What a rental costs as a rule; where the calculator begins. */
  rentalKop: number
}

const BOOKINGS = 10
const BOOKINGS_MAX = 1_000
const ROUBLES_MAX = 1_000_000

/** Bookings × price × share. Before the scripts came it shows one example. */
export function EarningsCalculator({ sharePercent, rentalKop }: Props) {
  const t = useTranslations('partners.calculator')
  const locale = useLocale()
  const isReady = useHydrated()
  const [bookings, setBookings] = useState(String(BOOKINGS))
  const [roubles, setRoubles] = useState(String(rentalKop / KOPECKS_PER_ROUBLE))
  const amountKop = numberIn(roubles, ROUBLES_MAX) * KOPECKS_PER_ROUBLE
  const { monthKop, yearKop } = partnerEarnings(numberIn(bookings, BOOKINGS_MAX), amountKop, sharePercent)
  const numeric = { isNumeric: true, inputMode: 'numeric', min: 0, type: 'number' } as const

  return (
    <div className={styles.earnings}>
      <Heading isSub>{t('title')}</Heading>
      <FieldGrid as="fieldset" disabled={!isReady} role="none">
        <Field id="partner-bookings" label={t('bookings')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...numeric}
              max={BOOKINGS_MAX}
              onChange={({ target }) => setBookings(target.value)}
              value={bookings}
            />
          )}
        </Field>
        <Field id="partner-amount" label={t('amount')}>
          {(ids) => (
            <TextInput
              {...ids}
              {...numeric}
              max={ROUBLES_MAX}
              onChange={({ target }) => setRoubles(target.value)}
              step={1_000}
              value={roubles}
            />
          )}
        </Field>
      </FieldGrid>
      <output htmlFor="partner-bookings partner-amount">
        <span>
          {t('month')} <b>{formatRoubles(monthKop, locale)}</b>
        </span>
        <span>
          {t('year')} <b>{formatRoubles(yearKop, locale)}</b>
        </span>
      </output>
      <Text size="s" tone="muted">
        {t('note', { percent: sharePercent })}
      </Text>
    </div>
  )
}

function numberIn(text: string, max: number): number {
  const number = Number(text)
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 0), max) : 0
}
