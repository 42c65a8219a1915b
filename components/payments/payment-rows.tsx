import { useLocale, useTranslations } from 'next-intl'
import { AttributeList } from '@/components/ui/attribute-list'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { Payment } from '@/provider/contract/payments'
import { RefundRows } from './refund-rows'

type Props = { payment: Payment; bankDays: number }

/** What was paid, for what, how, and what is left of it or goes back. */
export function PaymentRows({ payment, bankDays }: Props) {
  const t = useTranslations('payments.result.rows')
  const locale = useLocale()
  const format = useFormatter()
  const { purpose, number, amountKop, state, method, cardLast4, booking, refunds, createdAt, endedAt } = payment
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const rows = [
    { label: t('amount'), value: roubles(amountKop) },
    { label: t('purpose'), value: t(`of.${purpose}`, { number }) },
    { label: t('method'), value: methodText({ method, cardLast4 }) },
    {
      label: t(state === 'pending' ? 'begun' : 'ended'),
      value: format.dateTime(new Date(endedAt ?? createdAt), FAR_HAND_OVER_MOMENT),
    },
    {
      label: t('due'),
      value: booking && state === 'succeeded' && dueText(booking),
    },
  ]
  return (
    <>
      <AttributeList rows={rows} />
      <RefundRows bankDays={bankDays} refunds={refunds} />
    </>
  )

  /** What is not due, and not paid either, is called off. */
  function dueText({ dueKop, paidKop, totalKop }: NonNullable<Payment['booking']>): string | null {
    if (dueKop > 0) return roubles(dueKop)
    return paidKop >= totalKop ? t('nothing') : null
  }

  function methodText({ method: by, cardLast4: digits }: Pick<Payment, 'method' | 'cardLast4'>): string {
    if (by === 'bank_card') return digits === null ? t('card') : t('cardNumber', { digits })
    return by === 'sbp' ? t('sbp') : ''
  }
}
