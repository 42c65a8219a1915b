'use client'

import '@/components/bookings/options.css'
import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'

type Props = {
  share: 'prepay' | 'all'
  onChoose: (share: 'prepay' | 'all') => void
  prepayKop: number
  dueKop: number
}

/** How much of a booking is paid now; with what is left for later said beside it. */
export function ShareChoice({ share, onChoose, prepayKop, dueKop }: Props) {
  const t = useTranslations('payments.share')
  const locale = useLocale()
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const rows = [
    { name: 'prepay', sumKop: prepayKop, note: t('later', { amount: roubles(dueKop - prepayKop) }) },
    { name: 'all', sumKop: dueKop, note: t('nothingLater') },
  ] as const
  return (
    <div aria-labelledby="share" className="stack" role="radiogroup">
      <h3 className="h-sub" id="share">
        {t('title')}
      </h3>
      {rows.map(({ name, sumKop, note }) => (
        <label className="mth" key={name}>
          <input checked={share === name} name="share" onChange={() => onChoose(name)} type="radio" value={name} />
          <span>
            <b>{t(name)}</b>
            <span className="sm">{note}</span>
          </span>
          <span className="amt num">{roubles(sumKop)}</span>
        </label>
      ))}
    </div>
  )
}
