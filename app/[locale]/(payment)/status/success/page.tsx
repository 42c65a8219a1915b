import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NoBooking } from '@/components/booking/no-booking'
import { BookingStatus } from '@/components/status/booking-status'
import { PlainStatus } from '@/components/status/plain-status'
import { ProviderError } from '@/lib/api/provider-error'
import { findSettings } from '@/lib/api/settings'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { formatPhone } from '@/lib/format/phone'
import { markStatus } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('booking.success')])
  return pageMetadata({
    locale,
    path: '/status/success/',
    title: t('metaTitle'),
    description: t('metaDescription'),
    index: false,
  })
}

export default async function SuccessPage({ searchParams }: PageProps<'/[locale]/status/success'>) {
  const [{ booking: number }, locale] = await Promise.all([searchParams, getLocale()])
  const settings = await findSettings(locale)
  if (!settings) throw new ProviderError('unavailable', 'the status needs the settings')
  const phone = settings.main_phone
  if (number === undefined) return <Plain phone={formatPhone(phone)} />

  const booking = typeof number === 'string' ? await findGuestBooking(number) : null
  if (booking) return <BookingStatus booking={booking} now={new Date()} settings={settings} />
  markStatus(404)
  return <NoBooking phone={phone} />
}

async function Plain({ phone }: { phone: string }) {
  const t = await getTranslations('booking.success')
  return (
    <PlainStatus title={t('plainTitle')}>
      <p>{t('plainText')}</p>
      <p>{t('plainHelp', { phone })}</p>
    </PlainStatus>
  )
}
