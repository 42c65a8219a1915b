import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { stepHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { formatRoubles } from '@/lib/format/money'
import { formatPhone } from '@/lib/format/phone'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import type { Settings } from '@/provider/contract/settings'
import { BarSummary } from './bar-summary'
import { BookingFrame } from './booking-frame'
import { FreeCancellation } from './booking-summary'
import { ConfirmForm } from './confirm-form'
import { DriverRow } from './driver-row'
import { HoldTimer } from './hold-timer'
import { ReviewRow } from './review-row'
import { TripRows } from './trip-rows'

type Props = {
  booking: Booking
  holdUntil: string
  settings: Settings
  versions: { public_offer: string; rentalterms: string }
  now: Date
}

/** Third step: the held booking as the provider has it, and the act that makes it firm. */
export function ReviewStep({ booking, holdUntil, settings, versions, now }: Props) {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  const messages = useMessages().bookings
  const trip = bookedTrip(booking)
  const { slug, name } = trip.car
  const fields = rentalFields(tripRental(trip))
  const { price } = booking
  const freeUntil = freeCancellationUntil(booking, now)
  return (
    <BookingFrame
      current="review"
      fields={fields}
      freeCancellationUntil={freeUntil}
      lead={t('lead')}
      price={price}
      slug={slug}
      title={t('title')}
      trip={trip}
    >
      <NextIntlClientProvider
        messages={{
          bookings: {
            review: messages.review,
            errors: messages.errors,
            refusal: messages.refusal,
            form: { newTab: messages.form.newTab },
          },
        }}
      >
        <HoldTimer holdUntil={holdUntil} now={now.toISOString()} totalSeconds={settings.rules.holdMinutes * 60} />
        <section className="panel">
          <dl>
            <TripRows
              carHref={`/booking-online/${searchQuery(fields)}`}
              changeHref={stepHref(slug, fields)}
              officeAddress={settings.address}
              trip={trip}
            />
            <DriverRow changeHref={stepHref(slug, fields, 'you')} driver={booking.driver} />
            <Money booking={booking} freeUntil={freeUntil} releaseDays={settings.rules.depositReleaseDays} />
          </dl>
        </section>
        <ConfirmForm
          amount={formatRoubles(price.totalKop, locale)}
          barSummary={<BarSummary name={name} price={price} />}
          number={booking.number}
          phoneText={formatPhone(settings.main_phone)}
          versions={versions}
        />
      </NextIntlClientProvider>
    </BookingFrame>
  )
}

type MoneyProps = { booking: Booking; freeUntil: Date | null; releaseDays: number }

function Money({ booking, freeUntil, releaseDays }: MoneyProps) {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  const { totalKop, depositKop } = booking.price
  return (
    <>
      <ReviewRow note={t('payAtBranch')} term={t('price')}>
        {formatRoubles(totalKop, locale)}
      </ReviewRow>
      {depositKop > 0 && (
        <ReviewRow term={t('deposit')}>
          {t('depositText', { amount: formatRoubles(depositKop, locale), days: releaseDays })}
        </ReviewRow>
      )}
      <ReviewRow term={t('cancellation')}>
        <FreeCancellation until={freeUntil} />
      </ReviewRow>
    </>
  )
}
