import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { ExpiredHold } from '@/components/bookings/review/expired-hold'
import { ReviewStep } from '@/components/bookings/review/review-step'
import { NoBooking } from '@/components/bookings/status/no-booking'
import { findCar } from '@/lib/api/cars'
import { requireSettings } from '@/lib/api/settings'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { successHref } from '@/lib/bookings/steps'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { markStatus } from '@/lib/routing/status-scope'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'

type Props = { number: string | string[] | undefined; now: Date }

/** The step "review" belongs to a booking, not to dates: everything comes from the provider, by the cookie's key. */
export async function ReviewPage({ number, now }: Props) {
  const locale = await getLocale()
  const [booking, settings] = await Promise.all([
    typeof number === 'string' ? findGuestBooking(number) : null,
    requireSettings(locale),
  ])
  if (!booking) {
    markStatus(404)
    return <NoBooking phone={settings.main_phone} />
  }
  if (booking.status === 'expired') return <ExpiredHold booking={booking} phone={settings.main_phone} />
  // Confirmed in another tab, or Back from the confirmation: what is true now.
  if (!isWaiting(booking.status) || booking.holdUntil === null)
    redirect(`/${(PREFIX_OF[locale] + successHref(booking.number)).slice(1)}`)
  const car = await findCar(booking.car.slug)
  const stepProps = { booking, now, settings, offers: car?.options ?? null }
  return <ReviewStep {...stepProps} holdUntil={booking.holdUntil} versions={CURRENT_VERSIONS} />
}
