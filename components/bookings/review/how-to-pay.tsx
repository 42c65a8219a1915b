'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PayChoice } from '@/components/payments/pay-choice'
import { type PaymentLimits, useSbpNote } from '@/components/payments/sbp-note'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import type { Driver } from '@/provider/contract/bookings'

/** How the booking becomes firm. */
export type PayWay = 'prepay' | 'all' | 'branch'

/** Sums in kopecks. */
export type ReviewSums = {
  citizenship: Driver['citizenship']
  dueKop: number
  prepayKop: number
  depositKop: number
  prepayPercent: number
  limits: PaymentLimits
}

type Props = { sums: ReviewSums; way: PayWay; onChoose: (way: PayWay) => void }

/**
 * Only what is a choice: where the prepayment is all of it, nothing is due, or no payment takes the whole, there is less.
 * First the one that the visitor is likely to have: foreign cards do not pay online (PRODUCT §13).
 */
export function waysOf({ citizenship, dueKop, prepayKop, limits }: ReviewSums): PayWay[] {
  if (dueKop === 0) return ['branch']
  const online: PayWay[] =
    dueKop > limits.onlinePaymentMaxKop ? ['prepay'] : prepayKop < dueKop ? ['prepay', 'all'] : ['all']
  return citizenship === 'RU' ? [...online, 'branch'] : ['branch', ...online]
}

/** The way that is chosen before anybody chooses; of a payment that has begun, the other one. */
export function firstWay(sums: ReviewSums, hasPendingPayment: boolean): PayWay {
  return hasPendingPayment ? 'branch' : (waysOf(sums)[0] ?? 'branch')
}

/** The act in the words of what it does, with its sum. */
export function usePayLabel(sums: ReviewSums): (way: PayWay) => string {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  return (way) => {
    if (way === 'branch') return t('confirm')
    return t('payNow', { amount: formatRoubles(way === 'prepay' ? sums.prepayKop : sums.dueKop, locale) })
  }
}

/** Of each way: what is paid now, and what is left for the pick-up; the deposit is never part of it. */
export function HowToPay({ sums, way, onChoose }: Props) {
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
    branch: { title: t('branch'), note: t('later', { amount: roubles(dueKop) }) + deposit, sumKop: 0 },
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
      <Text size="s" tone="muted">
        {t('cards')}
      </Text>
    </Panel>
  )
}
