import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { FAR_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { paymentReceiptHref } from '@/lib/payments/payment-href'
import type { Booking } from '@/provider/contract/bookings'
import { useMethodText } from './method-text'
import styles from './payments.module.css'
import { RefundRows } from './refund-rows'

/** `heading`: where other sums stand above. */
type Props = Pick<Booking, 'payments' | 'branchPayments'> & { bankDays: number; heading?: string | null }

/** What was paid online and what the branch took itself, the newest first, and what went back. */
export function PaidList({ payments, branchPayments = [], bankDays, heading = null }: Props) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const format = useFormatter()
  const methodText = useMethodText()
  if (payments.length + branchPayments.length === 0) return null
  const line = (...texts: string[]) => texts.filter(Boolean).join(' · ')
  const moment = (at: string) => format.dateTime(new Date(at), FAR_MOMENT)
  const rows = [...payments, ...branchPayments].sort((one, other) => +new Date(other.at) - +new Date(one.at))
  return (
    <>
      {heading && <Text weight="semi">{heading}</Text>}
      <ul className={styles.paid}>
        {rows.map((row) => {
          const amount = formatRoubles(row.amountKop, locale)
          if (!('id' in row))
            return (
              <li key={`${row.at} ${row.amountKop}`}>
                {line(amount, moment(row.at), row.means ? t(`means.${row.means}`) : '', t('succeeded'))}
              </li>
            )
          return (
            <li key={row.id}>
              <TextLink href={paymentReceiptHref(row.id)}>
                {line(amount, moment(row.at), methodText(row), t(row.state))}
              </TextLink>
              <RefundRows bankDays={bankDays} refunds={row.refunds} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
