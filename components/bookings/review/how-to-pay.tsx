'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PayChoice } from '@/components/payments/pay-choice'
import { useSbpNote } from '@/components/payments/sbp-note'
import { Panel } from '@/components/ui/panel/panel'
import { formatRoubles } from '@/lib/format/money'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { type PayWay, type ReviewSums, waysOf } from './pay-ways'

type Props = {
  sums: ReviewSums
  way: PayWay
  onChoose: (way: PayWay) => void
  /** Which ways are taken. */
  note: ReactNode
}

/** Of each way: what is paid now, and what is left for the pick-up; the deposit is never part of it. */
export function HowToPay({ sums, way, onChoose, note }: Props) {
  const t = useTranslations('bookings.review.ways')
  const locale = useLocale()
  const { dueKop, prepayKop, depositKop, prepayPercent, limits } = sums
  const sbpOnly = useSbpNote(limits)
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const deposit = depositKop > 0 ? t('andDeposit', { amount: roubles(depositKop) }) : ''
  const rowOf = {
    prepay: {
      title: prepayKop < limits.cardPaymentMaxKop ? t('prepay', { percent: prepayPercent }) : t('part'),
      note: t('later', { amount: roubles(dueKop - prepayKop) }) + deposit,
      sumKop: prepayKop,
    },
    all: {
      title: t('all'),
      note: [sbpOnly(dueKop), depositKop > 0 ? t('onlyDeposit', { amount: roubles(depositKop) }) : t('nothingLater')]
        .filter(Boolean)
        .join(sentenceGap(locale)),
      sumKop: dueKop,
    },
    branch: { title: t('branch'), note: roubles(dueKop) + deposit, sum: t('nothingNow') },
  }
  return (
    <Panel as="div" flow="stack">
      <PayChoice
        chosen={way}
        id="how-to-pay"
        level={2}
        onChoose={onChoose}
        rows={waysOf(sums).map((name) => ({ name, ...rowOf[name] }))}
        title={t('title')}
      />
      {note}
    </Panel>
  )
}
