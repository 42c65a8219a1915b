'use client'

import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentLookupResponse } from '@/provider/contract/payments'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { PayChoice } from './pay-choice'
import { type PaymentLimits, useSbpNote } from './sbp-note'

type Props = {
  share: 'prepay' | 'all'
  onChoose: (share: 'prepay' | 'all') => void
  payable: Pick<PaymentLookupResponse, 'purpose' | 'prepayKop' | 'dueKop'>
  limits: PaymentLimits
}

/** Of what is looked up: the prepayment of a booking, or as much as a card takes; or all that is due. */
export function ShareChoice({ share, onChoose, payable, limits }: Props) {
  const t = useTranslations('payments.share')
  const { purpose, prepayKop, dueKop } = payable
  const sbpOnly = useSbpNote(limits)(dueKop)
  const isBooking = purpose === 'booking'
  const locale = useLocale()
  const amount = formatRoubles(dueKop - prepayKop, locale)
  const isWholeTaken = dueKop <= limits.onlinePaymentMaxKop
  const whole = { name: 'all', title: t('all'), sumKop: dueKop } as const
  const afterwards = isBooking ? t('nothingLater') : ''
  return (
    <PayChoice
      chosen={share}
      id="share"
      level={3}
      onChoose={onChoose}
      rows={[
        {
          name: 'prepay',
          title: t(isBooking && prepayKop < limits.cardPaymentMaxKop ? 'prepay' : 'part'),
          note: t(isBooking ? 'later' : 'left', { amount }),
          sumKop: prepayKop,
        },
        ...(isWholeTaken ? [{ ...whole, note: [sbpOnly, afterwards].filter(Boolean).join(sentenceGap(locale)) }] : []),
      ]}
      title={t('title')}
    />
  )
}
