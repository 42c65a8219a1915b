import { getLocale } from 'next-intl/server'
import { ExpiredHold } from '@/components/booking/expired-hold'
import { NoBooking } from '@/components/booking/no-booking'
import { ReviewStep } from '@/components/booking/review-step'
import { BookingStatus } from '@/components/status/booking-status'
import { ProviderError } from '@/lib/api/provider-error'
import { findSettings } from '@/lib/api/settings'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { isExpired } from '@/lib/bookings/hold-state'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { markStatus } from '@/lib/routing/status-scope'

type Props = { number: string | string[] | undefined; now: Date }

/** The step "review" belongs to a booking, not to dates: everything comes from the provider, by the cookie's key. */
export async function ReviewPage({ number, now }: Props) {
  const locale = await getLocale()
  const [booking, settings] = await Promise.all([
    typeof number === 'string' ? findGuestBooking(number) : null,
    findSettings(locale),
  ])
  if (!settings) throw new ProviderError('unavailable', 'the review needs the settings')
  if (!booking) {
    markStatus(404)
    return <NoBooking phone={settings.main_phone} />
  }
  if (isExpired(booking, now)) return <ExpiredHold booking={booking} />
  // Confirmed in another tab, or Back from the confirmation: what is true now.
  if (booking.status !== 'held' || booking.holdUntil === null)
    return <BookingStatus booking={booking} now={now} settings={settings} />
  return (
    <ReviewStep
      booking={booking}
      holdUntil={booking.holdUntil}
      now={now}
      settings={settings}
      versions={CURRENT_VERSIONS}
    />
  )
}
