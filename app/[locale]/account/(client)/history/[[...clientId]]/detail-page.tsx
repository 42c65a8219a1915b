import { getLocale, getTranslations } from 'next-intl/server'
import { ClientFrame } from '@/components/account/client-frame'
import { OrdersAway } from '@/components/account/orders-away'
import { BookingDetail } from '@/components/history/booking-detail'
import { AccessDenied } from '@/components/layout/frame/access-denied'
import { PrintedVoucher } from '@/components/vouchers/printed-voucher'
import { branchPhone } from '@/lib/account/branch-phone'
import { readOwnSection } from '@/lib/account/client-page'
import { unlessAway } from '@/lib/account/unless-away'
import type { Session } from '@/lib/api/auth-session'
import { findBookingFiles } from '@/lib/api/booking-files'
import { findCar } from '@/lib/api/cars'
import { readOwnBooking } from '@/lib/api/history'
import { requireSettings } from '@/lib/api/settings'
import { findOwnVoucher } from '@/lib/api/vouchers'
import { bookingHref } from '@/lib/history/addresses'
import { isInWeChat } from '@/lib/vouchers/is-in-wechat'
import { OwnChangePage } from './own-change-page'

type Props = {
  params: Promise<{ clientId?: string[] | undefined }>
  query: Record<string, string | string[] | undefined>
}

/** One booking of the history, and with `edit=1` the change of it; a stranger's is rejected like a stranger's page. */
export async function DetailPage({ params, query }: Props) {
  const number = String(query.booking)
  const read = (session: Session) => readBooking(number, session)
  const own = await readOwnSection('history', params, unlessAway('/account/history/', read))
  if (!own) return <AccessDenied phone={await branchPhone()} />
  const { client, response } = own
  const t = await getTranslations('history')
  if (!response)
    return (
      <ClientFrame client={client} section="history" title={t('title', { number })}>
        <OrdersAway href={bookingHref(client.id, number)} phone={await branchPhone()} />
      </ClientFrame>
    )
  const { detail, offers, settings, session, voucher, files } = response
  // Too late to change: the booking as it stands says so.
  if (query.edit === '1' && detail.booking.changeable)
    return (
      <OwnChangePage
        booking={detail.booking}
        clientId={client.id}
        query={query}
        session={session}
        settings={settings}
      />
    )
  return (
    <>
      <ClientFrame client={client} section="history" title={t('title', { number })}>
        <BookingDetail
          clientId={client.id}
          detail={detail}
          files={files}
          isInWeChat={await isInWeChat()}
          now={new Date()}
          offers={offers}
          settings={settings}
        />
      </ClientFrame>
      {voucher && <PrintedVoucher voucher={voucher} />}
    </>
  )
}

async function readBooking(number: string, session: Session) {
  const detail = await readOwnBooking(number, session)
  const locale = await getLocale()
  const { booking } = detail
  const [settings, car, voucher, files] = await Promise.all([
    requireSettings(locale),
    findCar(booking.car.slug),
    findOwnVoucher(booking, session, locale),
    findBookingFiles(number, { session }),
  ])
  return { detail, settings, offers: car?.options ?? null, session, voucher, files }
}
