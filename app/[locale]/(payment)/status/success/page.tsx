import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getLocale, getTranslations } from 'next-intl/server'
import { NotMineView } from '@/components/bookings/not-mine/not-mine-view'
import { BookingStatus } from '@/components/bookings/status/booking-status'
import { NoBooking } from '@/components/bookings/status/no-booking'
import { StatusHelp } from '@/components/bookings/status/status-help'
import { PrintedVoucher } from '@/components/vouchers/printed-voucher'
import { StopView } from '@/components/waitlist/stop-view'
import { findBookingFiles } from '@/lib/api/booking-files'
import { findCar } from '@/lib/api/cars'
import { findNotMine } from '@/lib/api/not-mine'
import { requireSettings } from '@/lib/api/settings'
import { findGuestVoucher } from '@/lib/api/vouchers'
import { findGuestBooking, findGuestKey } from '@/lib/bookings/find-guest-booking'
import { readOwnerToken } from '@/lib/bookings/owner-link'
import { markStatus } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { isInWeChat } from '@/lib/vouchers/is-in-wechat'
import { PaymentPage, paymentMetadata } from '../payment-page'
import { ChangePage } from './change-page'

type Props = PageProps<'/[locale]/status/success'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ payment, phone, waitlist }, locale, t] = await Promise.all([
    searchParams,
    getLocale(),
    getTranslations('bookings.success'),
  ])
  if (payment !== undefined) return paymentMetadata('/status/success/')
  const titleOf = async () => {
    if (phone === 'not-mine') return (await getTranslations('bookings.notMine'))('metaTitle')
    return waitlist === undefined ? t('metaTitle') : (await getTranslations('waitlist.stop'))('metaTitle')
  }
  return pageMetadata({
    locale,
    path: '/status/success/',
    title: await titleOf(),
    description: t('metaDescription'),
    index: false,
  })
}

export default async function SuccessPage({ searchParams }: Props) {
  const [query, locale] = await Promise.all([searchParams, getLocale()])
  const { booking: number, edit, failed, payment, phone: owner, view, waitlist } = query
  const settings = await requireSettings(locale)
  const phone = settings.main_phone
  if (payment !== undefined) return <PaymentPage id={payment} isReceipt={view === 'receipt'} settings={settings} />
  if (waitlist !== undefined) return <StopView phone={phone} />
  if (owner === 'not-mine') {
    const token = readOwnerToken(await cookies())
    const notMine = token === null ? null : await findNotMine(token)
    if (notMine === null) markStatus(404)
    return <NotMineView hasFailed={failed === '1'} notMine={notMine} phone={phone} />
  }
  if (number === undefined) return <StatusHelp phone={phone} />

  const [booking, key] =
    typeof number === 'string' ? await Promise.all([findGuestBooking(number), findGuestKey(number)]) : []
  if (!booking || !key) {
    markStatus(404)
    return <NoBooking phone={phone} />
  }
  // Too late to change, or changed hands: the booking as it stands says so.
  if (edit === '1' && booking.changeable) return <ChangePage booking={booking} guestKey={key} query={query} />
  const [car, voucher, files] = await Promise.all([
    findCar(booking.car.slug),
    findGuestVoucher(booking, key, locale),
    findBookingFiles(booking.number, { key }),
  ])
  const statusProps = { booking, settings, files, offers: car?.options ?? null }
  return (
    <>
      <BookingStatus {...statusProps} isInWeChat={await isInWeChat()} now={new Date()} />
      {voucher && <PrintedVoucher voucher={voucher} />}
    </>
  )
}
