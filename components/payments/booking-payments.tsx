import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { TextLink } from '@/components/ui/text-link/text-link'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { FAR_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { paymentReceiptHref } from '@/lib/payments/payment-href'
import type { Booking } from '@/provider/contract/bookings'
import type { Settings } from '@/provider/contract/settings'
import { useMethodText } from './method-text'
import { PayRest } from './pay-rest'
import styles from './payments.module.css'
import { PendingNote } from './pending-note'
import { RefundRows } from './refund-rows'

type Props = { booking: Booking; settings: Pick<Settings, 'main_phone' | 'rules'>; doors?: BookingDoors }

/** A booking on hold is paid for at its review, where its documents are accepted. */
const PAID_HERE: readonly Booking['status'][] = ['confirmed', 'active', 'completed']

/** What was paid online and what went back, and the rest of it, to be paid here. */
export function BookingPayments({ booking, settings, doors }: Props) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const format = useFormatter()
  const methodText = useMethodText()
  const { begin } = useMessages().payments
  const { number, status, payments, dueKop, prepayKop, paidKop } = booking
  const pending = payments.find(({ state }) => state === 'pending')
  const canPay = !pending && dueKop > 0 && PAID_HERE.includes(status)
  if (payments.length === 0 && !canPay) return null
  return (
    <Panel flow="stack" heading={t('title')} headingId="payments" visibility="no-print">
      {pending && <PendingNote amountKop={pending.amountKop} id={pending.id} />}
      {canPay && (
        <NextIntlClientProvider locale={locale} messages={{ payments: { begin } }}>
          <PayRest
            doors={doors}
            dueKop={dueKop}
            isFirst={paidKop === 0}
            limits={settings.rules}
            number={number}
            phone={settings.main_phone}
            prepayKop={prepayKop}
          />
        </NextIntlClientProvider>
      )}
      {payments.length > 0 && (
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
              <RefundRows bankDays={settings.rules.refundBankDays} refunds={refunds} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
