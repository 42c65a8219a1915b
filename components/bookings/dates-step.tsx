import { useTranslations } from 'next-intl'
import { stepHref } from '@/lib/bookings/steps'
import { chosenTrip } from '@/lib/bookings/trip'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { Link } from '@/lib/i18n/navigation'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Quote } from '@/provider/contract/quotes'
import { DatesForm } from './ask-dates'
import { BarSummary } from './bar-summary'
import { BookingFrame } from './booking-frame'
import { TripRows } from './trip-rows'

type Props = ChosenCar & { rental: Rental; quote: Quote; freeCancellationUntil: Date | null }

/** First step: dates and places as chosen, the full price, and the form that changes them. */
export function DatesStep({ car, rental, quote, places, settings, now, freeCancellationUntil }: Props) {
  const t = useTranslations('bookings.dates')
  const trip = chosenTrip(car, rental, places)
  const fields = rentalFields(rental)
  const next = stepHref(car.slug, fields, 'you')
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
          <TripRows carHref={`/booking-online/${searchQuery(fields)}`} officeAddress={settings.address} trip={trip} />
        </dl>
        <details className="edit">
          <summary className="btn soft">{t('edit')}</summary>
          <DatesForm now={now} places={places} rules={settings.rules} slug={car.slug} tone="dark" values={fields} />
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
