'use client'

import '@/components/bookings/options.css'
import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { PayChoice } from './pay-choice'

type Props = {
  share: 'prepay' | 'all'
  onChoose: (share: 'prepay' | 'all') => void
  prepayKop: number
  dueKop: number
}

/** Of a booking that is looked up: the prepayment, or all that is due. */
export function ShareChoice({ share, onChoose, prepayKop, dueKop }: Props) {
  const t = useTranslations('payments.share')
  const later = t('later', { amount: formatRoubles(dueKop - prepayKop, useLocale()) })
  return (
    <PayChoice
      chosen={share}
      heading="h3"
      id="share"
      onChoose={onChoose}
      rows={[
        { name: 'prepay', title: t('prepay'), note: later, sumKop: prepayKop },
        { name: 'all', title: t('all'), note: t('nothingLater'), sumKop: dueKop },
      ]}
      title={t('title')}
    />
  )
}
