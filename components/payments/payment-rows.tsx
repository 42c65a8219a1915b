import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { FAR_HAND_OVER_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { BookingStatus } from '@/provider/contract/bookings'
import type { Payment } from '@/provider/contract/payments'
import { useMethodText } from './method-text'
import { RefundRows } from './refund-rows'

/** Of the others nothing is due, whatever was paid. */
const STANDS: readonly BookingStatus[] = ['confirmed', 'active', 'completed']

type Props = { payment: Payment; bankDays: number }

/** What was paid, for what, how, and what is left of it or goes back. */
export function PaymentRows({ payment, bankDays }: Props) {
  const t = useTranslations('payments.result.rows')
  const methodText = useMethodText()
  const locale = useLocale()
  const format = useFormatter()
  const { purpose, number, amountKop, state, method, cardLast4, booking, refunds, receipt, createdAt, endedAt } =
    payment
  const roubles = (kop: number) => formatRoubles(kop, locale)
  const hasDueRow = booking !== null && state === 'succeeded' && STANDS.includes(booking.status)
  const rows = [
    { term: t('amount'), value: roubles(amountKop) },
    { term: t('purpose'), value: t(`of.${purpose}`, { number }) },
    { term: t('method'), value: methodText({ method, cardLast4 }) },
    {
      term: t(state === 'pending' ? 'begun' : 'ended'),
      value: format.dateTime(new Date(endedAt ?? createdAt), FAR_HAND_OVER_MOMENT),
    },
    { term: t('receipt.label'), value: receipt && t(`receipt.${receipt}`) },
    {
      term: t('due'),
      value: hasDueRow && (booking.dueKop > 0 ? roubles(booking.dueKop) : t('nothing')),
    },
  ]
  return (
    <>
      <DefinitionList rows={rows} />
      <RefundRows bankDays={bankDays} refunds={refunds} />
    </>
  )
}
