import { redirect } from 'next/navigation'
import { getLocale } from 'next-intl/server'
import { ExpiredHold } from '@/components/bookings/review/expired-hold'
import { ReviewStep } from '@/components/bookings/review/review-step'
import { NoBooking } from '@/components/bookings/status/no-booking'
import { findCar, listCars } from '@/lib/api/cars'
import { requireSettings } from '@/lib/api/settings'
import { findGuestBooking } from '@/lib/bookings/find-guest-booking'
import { successHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { markStatus } from '@/lib/routing/status-scope'
import { NO_FILTERS } from '@/lib/search/filter-params'
import { listQuery } from '@/lib/search/list-address'
import { rentalFields } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { NO_DEPOSIT } from '@/provider/contract/rules/cars/car-filters'

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
  const [car, without] = await Promise.all([findCar(booking.car.slug), findWithoutDeposit(booking)])
  const stepProps = { booking, now, settings, without, offers: car?.options ?? null }
  return <ReviewStep {...stepProps} holdUntil={booking.holdUntil} versions={CURRENT_VERSIONS} />
}

/** Free cars without a deposit on the same dates; of a car that needs none, nobody has to ask. */
async function findWithoutDeposit(booking: Booking): Promise<{ count: number; href: string }> {
  const rental = tripRental(bookedTrip(booking))
  const filters = { ...NO_FILTERS, noDeposit: NO_DEPOSIT } as const
  const href = `${SITE_LINKS.booking}${listQuery({ search: rentalFields(rental), filters })}`
  if (booking.price.depositKop === 0) return { count: 0, href }
  const { free } = await listCars({ rental, filters })
  return { count: free ?? 0, href }
}
