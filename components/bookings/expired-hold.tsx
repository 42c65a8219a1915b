import { Hourglass } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { stepHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { Link } from '@/lib/i18n/navigation'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import { ForgetAttempt } from './forget-attempt'

/** The hold has run out: take the car again with everything filled in, or choose another. */
export function ExpiredHold({ booking }: { booking: Booking }) {
  const t = useTranslations('bookings.expired')
  const trip = bookedTrip(booking)
  const fields = rentalFields(tripRental(trip))
  return (
    <div className="wrap section">
      <div className="panel stack" role="alert">
        <ForgetAttempt />
        <Hourglass aria-hidden className="ic l" />
        <h1>{t('title')}</h1>
        <p>{t('text')}</p>
        <div className="row acts">
          <Link className="btn primary" href={stepHref(trip.car.slug, fields, 'you')}>
            {t('again')}
          </Link>
          <Link className="btn line" href={`/booking-online/${searchQuery(fields)}`}>
            {t('list')}
          </Link>
        </div>
      </div>
    </div>
  )
}
