import { getLocale } from 'next-intl/server'
import { HeldYouStep } from '@/components/bookings/driver/held-you-step'
import { ChangeTrip } from '@/components/bookings/trip/change-trip'
import { Missing } from '@/components/layout/frame/missing'
import { quoteChange } from '@/lib/api/bookings'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { findChangeView } from '@/lib/bookings/change-view'
import { findGuestBooking, findGuestKey } from '@/lib/bookings/find-guest-booking'
import { reviewHref, type Step } from '@/lib/bookings/steps'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import type { RentalRequest } from '@/provider/contract/quotes'
import { ReviewPage } from './review-page'

type Props = { number: string; step: Step; query: Record<string, string | string[] | undefined>; now: Date }

/** An earlier step of a booking that is on hold: what is changed there is changed in the booking. */
export async function HeldPage({ number, step, query, now }: Props) {
  const locale = await getLocale()
  const [booking, key, settings, places] = await Promise.all([
    findGuestBooking(number),
    findGuestKey(number),
    requireSettings(locale),
    listPlaces(),
  ])
  // Not held any more, or nobody's: the review says what is true.
  if (!booking || !key || booking.status !== 'held') return <ReviewPage now={now} number={number} />
  const requestQuote = (request: RentalRequest) => quoteChange(number, key, request, locale)
  const rentalQuery = step === 'you' ? {} : query
  const view = await findChangeView({ booking, requestQuote: requestQuote, query: rentalQuery, settings, places, now })
  if (!view) return <Missing />
  const stepProps = { booking, view, settings, now }
  if (step === 'you' && view.quote) return <HeldYouStep {...stepProps} quote={view.quote} versions={CURRENT_VERSIONS} />
  const { slug } = booking.car
  return (
    <ChangeTrip
      {...stepProps}
      backHref={reviewHref(slug, number)}
      carried={[
        ['step', step],
        ['booking', number],
      ]}
      path={`/booking-online/${slug}/`}
      places={places}
    />
  )
}
