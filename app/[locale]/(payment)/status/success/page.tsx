import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { BookingStatus } from '@/components/bookings/booking-status'
import { NoBooking } from '@/components/bookings/no-booking'
import { PlainStatus } from '@/components/bookings/plain-status'
import { requireSettings } from '@/lib/api/settings'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { formatPhone } from '@/lib/format/phone'
import { markStatus } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('bookings.success')])
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
  const settings = await requireSettings(locale)
  const phone = settings.main_phone
  if (number === undefined) return <Plain phoneText={formatPhone(phone)} />

  const booking = typeof number === 'string' ? await findGuestBooking(number) : null
  if (booking) return <BookingStatus booking={booking} now={new Date()} settings={settings} />
  markStatus(404)
  return <NoBooking phone={phone} />
}

async function Plain({ phoneText }: { phoneText: string }) {
  const t = await getTranslations('bookings.success')
  return (
    <PlainStatus title={t('plainTitle')}>
      <p>{t('plainText')}</p>
      <p>{t('plainHelp', { phone: phoneText })}</p>
    </PlainStatus>
  )
}
