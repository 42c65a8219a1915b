'use client'

import { useLocale, useTranslations } from 'next-intl'
import { PayChoice } from '@/components/payments/pay-choice'
import { formatRoubles } from '@/lib/format/money'

/** How the booking becomes firm. */
export type PayWay = 'prepay' | 'all' | 'branch'

/** Sums in kopecks. */
export type ReviewSums = { dueKop: number; prepayKop: number; depositKop: number; prepayPercent: number }

type Props = { sums: ReviewSums; way: PayWay; onChoose: (way: PayWay) => void }

/** Only what is a choice: where the prepayment is all of it, or nothing is due, there is less to choose. */
export function waysOf({ dueKop, prepayKop }: ReviewSums): PayWay[] {
  if (dueKop === 0) return ['branch']
  return prepayKop < dueKop ? ['prepay', 'all', 'branch'] : ['all', 'branch']
}

/** Of each way: what is paid now, and what is left for the pick-up; the deposit is never part of it. */
export function HowToPay({ sums, way, onChoose }: Props) {
  const t = useTranslations('bookings.review.ways')
  const locale = useLocale()
  const { dueKop, prepayKop, depositKop, prepayPercent } = sums
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const deposit = depositKop > 0 ? t('andDeposit', { amount: roubles(depositKop) }) : ''
  const told = {
    prepay: {
      title: t('prepay', { percent: prepayPercent }),
      note: t('later', { amount: roubles(dueKop - prepayKop) }) + deposit,
      sumKop: prepayKop,
    },
    all: {
      title: t('all'),
      note: depositKop > 0 ? t('onlyDeposit', { amount: roubles(depositKop) }) : t('nothingLater'),
      sumKop: dueKop,
    },
    branch: { title: t('branch'), note: t('later', { amount: roubles(dueKop) }) + deposit, sumKop: 0 },
  }
  return (
    <div className="panel stack">
      <PayChoice
        chosen={way}
        heading="h2"
        id="how-to-pay"
        onChoose={onChoose}
        rows={waysOf(sums).map((name) => ({ name, ...told[name] }))}
        title={t('title')}
      />
      <p className="small muted">{t('cards')}</p>
    </div>
  )
}
