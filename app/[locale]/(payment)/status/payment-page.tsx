import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlainStatus } from '@/components/bookings/status/plain-status'
import { ContentText } from '@/components/content/content-text'
import { PaymentStatus } from '@/components/payments/payment-status'
import { findPayment } from '@/lib/api/payments'
import { formatPhone } from '@/lib/format/phone'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { outcomeOf } from '@/lib/payments/payment-outcome'
import { findPaymentWays } from '@/lib/payments/payment-ways'
import { markStatus } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Settings } from '@/provider/contract/settings'

/** One title for every state: a title stands in the browser's history, and the state goes on. */
export async function paymentMetadata(path: `/status/${string}`): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('payments.result')])
  return pageMetadata({ locale, path, title: t('metaTitle'), description: t('metaDescription'), index: false })
}

type Props = {
  id: string | string[]
  settings: Settings
  /** The payment itself is asked for, not what came of it. */
  isReceipt?: boolean
}

/** The true state of a payment at every load; which of the two addresses the payer was sent to says nothing. */
export async function PaymentPage({ id, settings, isReceipt = false }: Props) {
  const payment = typeof id === 'string' ? await findPayment(id) : null
  if (!payment) {
    markStatus(404)
    return <NoPayment phone={settings.main_phone} />
  }
  const ways = await findPaymentWays(payment)
  // After a payment the page of the booking follows: its number, its voucher and the way.
  if (!isReceipt && ways.thing && outcomeOf(payment) === 'booked')
    redirect(`/${(PREFIX_OF[await getLocale()] + ways.thing.href).slice(1)}`)
  return <PaymentStatus payment={payment} settings={settings} ways={ways} />
}

async function NoPayment({ phone }: { phone: string }) {
  const t = await getTranslations('payments.result')
  return (
    <PlainStatus title={t('missingTitle')}>
      <p>
        <ContentText phone={phone} text={t('missingText', { phone: formatPhone(phone) })} />
      </p>
    </PlainStatus>
  )
}
