import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlainStatus } from '@/components/bookings/status/plain-status'
import { ContentText } from '@/components/content/content-text'
import { PaymentStatus } from '@/components/payments/payment-status'
import { findPayment } from '@/lib/api/payments'
import { formatPhone } from '@/lib/format/phone'
import { findPaymentWays } from '@/lib/payments/payment-ways'
import { markStatus } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'
import type { Settings } from '@/provider/contract/settings'

/** One title for every state: a title stands in the browser's history, and the state goes on. */
export async function paymentMetadata(path: `/status/${string}`): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('payments.result')])
  return pageMetadata({ locale, path, title: t('metaTitle'), description: t('metaDescription'), index: false })
}

type Props = { id: string | string[]; settings: Settings }

/** The true state of a payment at every load; which of the two addresses the payer was sent to says nothing. */
export async function PaymentPage({ id, settings }: Props) {
  const payment = typeof id === 'string' ? await findPayment(id) : null
  if (!payment) {
    markStatus(404)
    return <NoPayment phone={settings.main_phone} />
  }
  return <PaymentStatus payment={payment} settings={settings} ways={await findPaymentWays(payment)} />
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
