import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlainStatus } from '@/components/bookings/status/plain-status'
import { ContentText } from '@/components/content/content-text'
import { requireSettings } from '@/lib/api/settings'
import { formatPhone } from '@/lib/format/phone'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { PaymentPage, paymentMetadata } from '../payment-page'

type Props = PageProps<'/[locale]/status/error'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ payment }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('bookings.failure')])
  if (payment !== undefined) return paymentMetadata('/status/error/')
  return pageMetadata({
    locale,
    path: '/status/error/',
    title: t('metaTitle'),
    description: t('metaDescription'),
    index: false,
  })
}

export default async function PaymentErrorPage({ searchParams }: Props) {
  const [{ payment }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('bookings.failure')])
  const settings = await requireSettings(locale)
  if (payment !== undefined) return <PaymentPage id={payment} settings={settings} />
  return (
    <PlainStatus title={t('title')}>
      <p>{t('text')}</p>
      <p>
        <ContentText phone={settings.main_phone} text={t('help', { phone: formatPhone(settings.main_phone) })} />
      </p>
    </PlainStatus>
  )
}
