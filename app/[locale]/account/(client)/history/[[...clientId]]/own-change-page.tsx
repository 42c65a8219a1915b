import { getLocale } from 'next-intl/server'
import { ChangeTrip } from '@/components/bookings/trip/change-trip'
import { Missing } from '@/components/layout/frame/missing'
import { LeaveWithAccount } from '@/components/layout/visit/leave-with-account'
import { clientHref } from '@/lib/account/client-sections'
import type { Session } from '@/lib/api/auth-session'
import { quoteOwnChange } from '@/lib/api/history'
import { listPlaces } from '@/lib/api/places'
import { findChangeView } from '@/lib/bookings/change-view'
import { OWN_DOORS } from '@/lib/browser-api/booking-doors'
import { bookingHref } from '@/lib/history/addresses'
import type { Booking } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { Settings } from '@/provider/contract/settings'

type Props = {
  booking: Booking
  clientId: number
  session: Session
  settings: Settings
  query: Record<string, string | string[] | undefined>
}

/** The client's own booking with other dates, places and options: what they would cost, and the act. */
export async function OwnChangePage({ booking, clientId, session, settings, query }: Props) {
  const [locale, places] = await Promise.all([getLocale(), listPlaces()])
  const now = new Date()
  const requestQuote = (request: RentalRequest) => quoteOwnChange(booking.number, request, session, locale)
  const view = await findChangeView({ booking, requestQuote: requestQuote, query, settings, places, now })
  if (!view) return <Missing />
  return (
    <>
      <LeaveWithAccount clientId={clientId} />
      <ChangeTrip
        backHref={bookingHref(clientId, booking.number)}
        booking={booking}
        carried={[
          ['booking', booking.number],
          ['edit', '1'],
        ]}
        doors={OWN_DOORS}
        now={now}
        path={clientHref('history', clientId)}
        places={places}
        settings={settings}
        view={view}
      />
    </>
  )
}
