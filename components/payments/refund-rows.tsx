import { useLocale, useTranslations } from 'next-intl'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { PaymentRefund, ReceiptState } from '@/provider/contract/payments-states'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import styles from './payments.module.css'

/** `receipt`: left out where only the booking is told of. */
type RefundRow = PaymentRefund & { receipt?: ReceiptState | null }
type Props = { refunds: readonly RefundRow[]; bankDays: number }

/** What goes back, why, and how far it is. */
export function RefundRows({ refunds, bankDays }: Props) {
  const t = useTranslations('payments.refunds')
  const locale = useLocale()
  const format = useFormatter()
  if (refunds.length === 0) return null
  const isOnItsWay = refunds.some(({ state }) => state !== 'canceled')
  return (
    <>
      <ul className={styles.refunds}>
        {refunds.map(({ amountKop, state, reason, at, receipt }) => (
          <li key={`${at} ${reason} ${amountKop}`}>
            <b>{t(state, { amount: formatRoubles(amountKop, locale), day: format.dateTime(new Date(at), FAR_DAY) })}</b>
            {sentenceGap(locale)}
            {t(`reason.${reason}`)}
            {receipt && `${sentenceGap(locale)}${t(`receipt.${receipt}`)}`}
          </li>
        ))}
      </ul>
      {isOnItsWay && (
        <Text size="s" tone="muted">
          {t('bank', { days: bankDays })}
        </Text>
      )}
    </>
  )
}
