import { useTranslations } from 'next-intl'
import { stepHref } from '@/lib/bookings/steps'
import { chosenTrip } from '@/lib/bookings/trip'
import type { CarPage } from '@/lib/cars/car'
import { Link } from '@/lib/i18n/navigation'
import type { Rental } from '@/lib/search/rental'
import type { SearchFields } from '@/lib/search/search-params'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Quote } from '@/provider/contract/quotes'
import type { Settings } from '@/provider/contract/settings'
import { DatesForm } from './ask-dates'
import { BarSummary } from './bar-summary'
import { BookingFrame } from './booking-frame'
import { TripRows } from './trip-rows'

type Props = {
  car: CarPage
  rental: Rental
  quote: Quote
  fields: SearchFields
  places: Place[]
  settings: Settings
  now: Date
  freeCancellationUntil: Date | null
}

/** First step: dates and places as chosen, the full price, and the form that changes them. */
export function DatesStep({ car, rental, quote, fields, places, settings, now, freeCancellationUntil }: Props) {
  const t = useTranslations('booking.dates')
  const trip = chosenTrip(car, rental, places)
  const next = stepHref(car.slug, rentalFields(rental), 'you')
  return (
    <BookingFrame
      current="dates"
      fields={fields}
      freeCancellationUntil={freeCancellationUntil}
      lead={t('lead')}
      price={quote.price}
      slug={car.slug}
      title={t('title')}
      trip={trip}
    >
      <section className="panel">
        <dl>
          <TripRows carHref={`/booking-online/${searchQuery(rentalFields(rental))}`} trip={trip} />
        </dl>
        <details className="edit">
          <summary className="btn soft">{t('edit')}</summary>
          <DatesForm
            fault={null}
            fields={{ ...fields, ...rentalFields(rental) }}
            now={now}
            places={places}
            rules={settings.rules}
            slug={car.slug}
            tone="dark"
          />
        </details>
      </section>
      <div className="desk">
        <Link className="btn primary lg" href={next}>
          {t('next')}
        </Link>
      </div>
      <div className="pbar">
        <BarSummary name={car.name} price={quote.price} />
        <Link className="btn primary" href={next}>
          {t('next')}
        </Link>
      </div>
    </BookingFrame>
  )
}
