'use client'

import { useLocale, useTranslations } from 'next-intl'
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
  const told: Record<PayWay, { nowKop: number; name: string; later: string }> = {
    prepay: {
      nowKop: prepayKop,
      name: t('prepay', { percent: prepayPercent }),
      later: t('later', { amount: roubles(dueKop - prepayKop) }),
    },
    all: {
      nowKop: dueKop,
      name: t('all'),
      later: depositKop > 0 ? t('onlyDeposit', { amount: roubles(depositKop) }) : t('nothingLater'),
    },
    branch: { nowKop: 0, name: t('branch'), later: t('later', { amount: roubles(dueKop) }) },
  }
  return (
    <div aria-labelledby="how-to-pay" className="panel stack" role="radiogroup">
      <h2 className="h-sub" id="how-to-pay">
        {t('title')}
      </h2>
      {waysOf(sums).map((one) => (
        <label className="mth" key={one}>
          <input checked={way === one} name="pay" onChange={() => onChoose(one)} type="radio" value={one} />
          <span>
            <b>{told[one].name}</b>
            <span className="sm">
              {told[one].later}
              {one !== 'all' && deposit}
            </span>
          </span>
          <span className="amt num">{roubles(told[one].nowKop)}</span>
        </label>
      ))}
      <p className="small muted">{t('cards')}</p>
    </div>
  )
}
