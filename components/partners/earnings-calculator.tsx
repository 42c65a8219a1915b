'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Field } from '@/components/ui/field/field'
import { formatRoubles } from '@/lib/format/money'
import { partnerEarnings } from '@/lib/partners/partner-share'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

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
  const numeric = { className: 'inp num', inputMode: 'numeric', min: 0, type: 'number' } as const

  return (
    <section className="panel earnings">
      <h2 className="h-sub">{t('title')}</h2>
      <fieldset disabled={!isReady} role="none">
        <div className="fcols">
          <Field id="partner-bookings" label={t('bookings')}>
            <input
              {...numeric}
              id="partner-bookings"
              max={BOOKINGS_MAX}
              onChange={({ target }) => setBookings(target.value)}
              value={bookings}
            />
          </Field>
          <Field id="partner-amount" label={t('amount')}>
            <input
              {...numeric}
              id="partner-amount"
              max={ROUBLES_MAX}
              onChange={({ target }) => setRoubles(target.value)}
              step={1_000}
              value={roubles}
            />
          </Field>
        </div>
      </fieldset>
      <output htmlFor="partner-bookings partner-amount">
        <span>
          {t('month')} <b className="num">{formatRoubles(monthKop, locale)}</b>
        </span>
        <span>
          {t('year')} <b className="num">{formatRoubles(yearKop, locale)}</b>
        </span>
      </output>
      <p className="small muted">{t('note', { percent: sharePercent })}</p>
    </section>
  )
}

function numberIn(text: string, max: number): number {
  const number = Number(text)
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), 0), max) : 0
}
