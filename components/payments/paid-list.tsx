import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { paymentReceiptHref } from '@/lib/payments/payment-href'
import type { Booking } from '@/provider/contract/bookings'
import { useMethodText } from './method-text'
import styles from './payments.module.css'
import { RefundRows } from './refund-rows'

type Props = Pick<Booking, 'payments'> & { bankDays: number }

/** What was paid online, and what went back. */
export function PaidList({ payments, bankDays }: Props) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const format = useFormatter()
  const methodText = useMethodText()
  if (payments.length === 0) return null
  return (
    <ul className={styles.paid}>
      {payments.map(({ id, amountKop, state, method, cardLast4, at, refunds }) => (
        <li key={id}>
          <TextLink href={paymentReceiptHref(id)}>
            {[
              formatRoubles(amountKop, locale),
              format.dateTime(new Date(at), FAR_MOMENT),
              methodText({ method, cardLast4 }),
              t(state),
            ]
              .filter(Boolean)
              .join(' · ')}
          </TextLink>
          <RefundRows bankDays={bankDays} refunds={refunds} />
        </li>
      ))}
    </ul>
  )
}
