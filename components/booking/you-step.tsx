import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { TripRules } from '@/lib/bookings/driver-rules'
import { chosenTrip } from '@/lib/bookings/trip'
import type { CarPage } from '@/lib/cars/car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatPhone } from '@/lib/format/phone'
import type { Locale } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, type SearchFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { BranchRules, Settings } from '@/provider/contract/settings'
import { Alternatives } from './alternatives'
import { BarSummary } from './bar-summary'
import { BookingFrame } from './booking-frame'
import { DriverForm } from './driver-form'

type Props = {
  car: CarPage
  rental: Rental
  /** The same rental as the quote was asked for. */
  request: RentalRequest
  quote: Quote
  fields: SearchFields
  places: Place[]
  settings: Settings
  versions: { privacy_policy: string; personal_data_agreement: string }
  locale: Locale
  freeCancellationUntil: Date | null
}

/** Second step: who drives. Submitting it sends personal data, so both consents stand here. */
export function YouStep({ car, rental, request, quote, fields, places, settings, versions, locale, ...rest }: Props) {
  const t = useTranslations('booking.form')
  const { booking } = useMessages()
  const phone = formatPhone(settings.main_phone)
  return (
    <BookingFrame
      current="you"
      fields={fields}
      freeCancellationUntil={rest.freeCancellationUntil}
      lead={t('lead')}
      price={quote.price}
      slug={car.slug}
      title={t('title')}
      trip={chosenTrip(car, rental, places)}
    >
      <noscript>
        <p className="errsum">{t('noScript', { phone })}</p>
      </noscript>
      <NextIntlClientProvider
        messages={{ booking: { form: booking.form, errors: booking.errors, refusal: booking.refusal } }}
      >
        <DriverForm
          alternatives={
            car.available === false && (
              <Alternatives cars={car.alternatives} query={searchQuery(rentalFields(rental))} />
            )
          }
          barSummary={<BarSummary name={car.name} price={quote.price} />}
          phone={phone}
          quoteToken={quote.quoteToken}
          request={request}
          rules={tripRules(car, rental, settings.rules, locale)}
          slug={car.slug}
          versions={versions}
        />
      </NextIntlClientProvider>
    </BookingFrame>
  )
}

/** A model's own limits win over the branch's. */
function tripRules(car: CarPage, rental: Rental, rules: BranchRules, locale: Locale): TripRules {
  return {
    limits: {
      minAge: car.minAge ?? rules.minDriverAge,
      maxAge: rules.maxDriverAge,
      minExperienceYears: car.minExperienceYears ?? rules.minExperienceYears,
    },
    pickupDate: toStationMoment(rental.pickup, STATION_TIME_ZONE).date,
    dropoffDate: toStationMoment(rental.dropoff, STATION_TIME_ZONE).date,
    asksMiddleName: locale === 'ru',
  }
}
