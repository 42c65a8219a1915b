import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Panel } from '@/components/ui/panel/panel'
import { Stack } from '@/components/ui/stack/stack'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatRoubles } from '@/lib/format/money'
import { hasNoCardNote } from '@/lib/payments/no-card-note'
import type { ReturnBill } from '@/provider/contract/booking-terms'
import type { Booking } from '@/provider/contract/bookings'
import { russianWays } from '@/provider/contract/rules/payments/accepted-ways'
import { NoCardNote, type PaySettings, RussianCardNote } from './card-notes'
import { PaidList } from './paid-list'
import { PayRest } from './pay-rest'
import { PendingNote } from './pending-note'
import { ReturnBillRows } from './return-bill'

type Props = { booking: Booking; settings: PaySettings; doors?: BookingDoors | undefined }

/** A booking on hold is paid for at its review, where its documents are accepted. */
const PAID_HERE: readonly Booking['status'][] = ['confirmed', 'active', 'completed']

/** What was paid, online or to the branch, what went back, and the rest, to be paid here; after the return with the charges and the deposit. */
export function BookingPayments({ booking, settings, doors }: Props) {
  const { status, payments, branchPayments = [], dueKop, paidKop } = booking
  const t = useTranslations('payments.list')
  const title = useTitle(booking)
  const pending = payments.find(({ state }) => state === 'pending')
  const canPay = !pending && dueKop > 0 && PAID_HERE.includes(status)
  const isEmpty = payments.length + branchPayments.length === 0
  if (isEmpty && !canPay && status !== 'completed') return null
  const isUnpaid = canPay && status === 'confirmed' && paidKop === 0
  const pay = canPay && <PayDue booking={booking} doors={doors} settings={settings} />
  if (isUnpaid && isEmpty && russianWays(settings.facts.payments))
    return <FoldedPay settings={settings}>{pay}</FoldedPay>
  return (
    <Panel flow="stack" heading={title} headingId="payments" visibility="no-print">
      {pending && <PendingNote amountKop={pending.amountKop} id={pending.id} />}
      {pay}
      {status === 'completed' && <ReturnBillRows bill={billOf(booking)} booking={booking} settings={settings} />}
      {hasNoCardNote(booking) && (
        <>
          <RussianCardNote settings={settings} />
          <NoCardNote settings={settings} />
        </>
      )}
      {isUnpaid && <RussianCardNote isAhead settings={settings} />}
      <PaidList
        bankDays={settings.rules.refundBankDays}
        branchPayments={branchPayments}
        heading={status === 'completed' ? t('titleAll') : null}
        payments={payments}
      />
    </Panel>
  )
}

function useTitle(booking: Booking): string {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const { status, payments, branchPayments = [], dueKop } = booking
  if (status === 'completed') {
    const { totalKop, cashDepositKop } = billOf(booking)
    if (totalKop === 0) return t('bill.allPaid')
    return t(cashDepositKop ? 'bill.openTitle' : 'bill.title', { amount: formatRoubles(totalKop, locale) })
  }
  const isPending = payments.some(({ state }) => state === 'pending')
  if (status === 'active' && dueKop > 0 && !isPending) return t('restTitle')
  return t(branchPayments.length > 0 ? 'titleAll' : 'title')
}

/** An older provider leaves the bill out. */
function billOf({ bill, dueKop }: Booking): ReturnBill {
  return bill ?? { totalKop: dueKop, charges: [] }
}

/** Whoever chose to pay at the pick-up has most often no card that works here. */
function FoldedPay({ settings, children }: { settings: PaySettings; children: ReactNode }) {
  const t = useTranslations('payments.list')
  return (
    <Panel as="details" visibility="no-print">
      <DisclosureSummary>{t('card')}</DisclosureSummary>
      <Stack>
        <RussianCardNote isAhead settings={settings} />
        {children}
      </Stack>
    </Panel>
  )
}

/** The buttons that pay the rest of the rental. Once the car is handed over nothing is paid in advance. */
function PayDue({ booking: { number, status, dueKop, prepayKop, paidKop }, settings, doors }: Props) {
  const t = useTranslations('payments.list')
  const locale = useLocale()
  const { begin } = useMessages().payments
  return (
    <NextIntlClientProvider locale={locale} messages={{ payments: { begin } }}>
      <PayRest
        doors={doors}
        dueKop={dueKop}
        isFirst={paidKop === 0}
        limits={settings.rules}
        number={number}
        phone={settings.main_phone}
        prepayKop={prepayKop}
        wholeLabel={status === 'confirmed' ? null : t('rental', { amount: formatRoubles(dueKop, locale) })}
      />
    </NextIntlClientProvider>
  )
}
