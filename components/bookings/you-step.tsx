import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { DriverChecks } from '@/lib/bookings/driver-rules'
import { chosenTrip } from '@/lib/bookings/trip'
import type { CarPage } from '@/lib/cars/car'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { formatPhone } from '@/lib/format/phone'
import type { Locale } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { BranchRules } from '@/provider/contract/settings'
import { BarSummary } from './bar-summary'
import { BookingFrame } from './booking-frame'
import { DriverForm } from './driver-form'
import { OtherCars } from './other-cars'

type Props = ChosenCar & {
  rental: Rental
  /** The same rental as the quote was asked for. */
  request: RentalRequest
  quote: Quote
  versions: { privacy_policy: string; personal_data_agreement: string }
  locale: Locale
  freeCancellationUntil: Date | null
}

/** Second step: who drives. Submitting it sends personal data, so both consents stand here. */
export function YouStep({ car, rental, request, quote, places, settings, versions, locale, ...rest }: Props) {
  const t = useTranslations('bookings.form')
  const { bookings } = useMessages()
  const phoneText = formatPhone(settings.main_phone)
  const fields = rentalFields(rental)
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
        <p className="errsum">{t('noScript', { phone: phoneText })}</p>
      </noscript>
      <NextIntlClientProvider
        messages={{ bookings: { form: bookings.form, errors: bookings.errors, refusal: bookings.refusal } }}
      >
        <DriverForm
          alternatives={car.available === false && <OtherCars cars={car.alternatives} query={searchQuery(fields)} />}
          barSummary={<BarSummary name={car.name} price={quote.price} />}
          checks={driverChecks(car, rental, settings.rules, locale)}
          phoneText={phoneText}
          quoteToken={quote.quoteToken}
          request={request}
          slug={car.slug}
          versions={versions}
        />
      </NextIntlClientProvider>
    </BookingFrame>
  )
}

/** A model's own limits win over the branch's. */
function driverChecks(car: CarPage, rental: Rental, rules: BranchRules, locale: Locale): DriverChecks {
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
