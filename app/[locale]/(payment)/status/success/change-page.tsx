import { getLocale } from 'next-intl/server'
import { ChangeTrip } from '@/components/bookings/trip/change-trip'
import { Missing } from '@/components/layout/frame/missing'
import { quoteChange } from '@/lib/api/bookings'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { findChangeView } from '@/lib/bookings/change-view'
import { successHref } from '@/lib/bookings/steps'
import type { Booking } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'

type Props = { booking: Booking; guestKey: string; query: Record<string, string | string[] | undefined> }

/** The booking's own page, with `edit=1`: what other dates, places and options would cost. */
export async function ChangePage({ booking, guestKey, query }: Props) {
  const locale = await getLocale()
  const now = new Date()
  const [settings, places] = await Promise.all([requireSettings(locale), listPlaces()])
  const requestQuote = (request: RentalRequest) => quoteChange(booking.number, guestKey, request, locale)
  const view = await findChangeView({ booking, requestQuote: requestQuote, query, settings, places, now })
  if (!view) return <Missing />
  return (
    <ChangeTrip
      backHref={successHref(booking.number)}
      booking={booking}
      carried={[
        ['booking', booking.number],
        ['edit', '1'],
      ]}
      now={now}
      path="/status/success/"
      places={places}
      settings={settings}
      view={view}
    />
  )
}
