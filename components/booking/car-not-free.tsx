import { useLocale, useTranslations } from 'next-intl'
import type { CarPage } from '@/lib/cars/car'
import { seasonMonths } from '@/lib/cars/season-months'
import { formatPhone } from '@/lib/format/phone'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, type SearchFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import { Alternatives } from './alternatives'
import { DatesForm } from './ask-dates'
import { BookingSteps } from './booking-steps'

type Props = {
  car: CarPage
  rental: Rental
  fields: SearchFields
  places: Place[]
  settings: Settings
  now: Date
}

/** The car cannot be had on these dates: why, what instead, and other dates. */
export function CarNotFree({ car, rental, fields, places, settings, now }: Props) {
  const t = useTranslations('booking')
  return (
    <div className="wrap">
      <BookingSteps current="dates" fields={fields} slug={car.slug} />
      <div className="bk-main bk-wide">
        <div role="alert">
          <h1>{t('gone.title', { name: car.name })}</h1>
          <p className="muted lead">
            <Reason car={car} phone={settings.main_phone} />
          </p>
        </div>
        <Alternatives cars={car.alternatives} query={searchQuery(rentalFields(rental))} />
        <section aria-labelledby="other-dates" className="panel stack">
          <h2 className="h-sub" id="other-dates">
            {t('page.fixDates')}
          </h2>
          <DatesForm
            fault={null}
            fields={fields}
            now={now}
            places={places}
            rules={settings.rules}
            slug={car.slug}
            tone="dark"
          />
        </section>
      </div>
    </div>
  )
}

function Reason({ car, phone }: { car: CarPage; phone: string }) {
  const t = useTranslations('booking.gone')
  const months = seasonMonths(car.rentalMonths, useLocale())
  if (car.reason === 'with_driver') return t('withDriver', { phone: formatPhone(phone) })
  if (car.reason === 'season' && months) return t('season', { months })
  return t('taken')
}
