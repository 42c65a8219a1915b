import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { PlainStatus } from '@/components/bookings/plain-status'
import { ContentText } from '@/components/content/content-text'
import { requireSettings } from '@/lib/api/settings'
import { formatPhone } from '@/lib/format/phone'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('bookings.failure')])
  return pageMetadata({
    locale,
    path: '/status/error/',
    title: t('metaTitle'),
    description: t('metaDescription'),
    index: false,
  })
}

export default async function PaymentErrorPage() {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('bookings.failure')])
  const settings = await requireSettings(locale)
  return (
    <PlainStatus title={t('title')}>
      <p>{t('text')}</p>
      <p>
        <ContentText phone={settings.main_phone} text={t('help', { phone: formatPhone(settings.main_phone) })} />
      </p>
    </PlainStatus>
  )
}
