import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { StepButton, StepButtonProvider } from '@/components/bookings/summary/step-button'
import { QuoteLines } from '@/components/quotes/quote-lines'
import type { ChangeView } from '@/lib/bookings/change-view'
import { driverChecks } from '@/lib/bookings/driver-checks'
import { bookedFields } from '@/lib/bookings/form-fields'
import { formMessages } from '@/lib/bookings/form-messages'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { heldStepHref } from '@/lib/bookings/steps'
import { bookedTrip } from '@/lib/bookings/trip'
import { ratesFor } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import { lineNames } from '@/lib/options/option-names'
import type { Booking, ChangeQuote } from '@/provider/contract/bookings'
import type { Settings } from '@/provider/contract/settings'
import { DriverForm } from './driver-form'

type Props = {
  booking: Booking
  view: ChangeView
  quote: ChangeQuote
  settings: Settings
  versions: { privacy_policy: string; driver_data_agreement: string }
  now: Date
}

/** The people of a booking on hold: the car stays held while they are put right. */
export function HeldYouStep({ booking, view, quote, settings, versions, now }: Props) {
  const t = useTranslations('bookings.form')
  const locale = useLocale()
  const { form, errors, rejection } = useMessages().bookings
  const trip = bookedTrip(booking)
  const { slug } = trip.car
  const summary = { days: booking.price.days, freeCancellationUntil: freeCancellationUntil(booking, now), trip }
  const lines = {
    names: lineNames(view.car.options, [booking.pickupPlace, booking.dropoffPlace]),
    cash: booking.cashToBring ?? null,
    rates: ratesFor(settings.facts.exchangeRates, locale, now),
  }
  return (
    <StepButtonProvider first={t('save')}>
      <BookingFrame
        button={<StepButton />}
        current="you"
        editHref={heldStepHref(slug, booking.number, 'dates')}
        lead={t('heldLead')}
        lines={<QuoteLines {...lines} locale={locale} price={booking.price} />}
        slug={slug}
        title={t('title')}
        {...summary}
      >
        <NextIntlClientProvider
          messages={{ bookings: { form: formMessages(form, trip.pickupPlace.arrival), errors, rejection } }}
        >
          <DriverForm
            alternatives={null}
            barSummary={
              <BarSummary {...lines} price={booking.price}>
                <BarTrip {...summary} />
              </BarSummary>
            }
            callUs={null}
            checks={driverChecks(view.car, trip, settings.rules, locale)}
            offersChineseClerk={settings.facts.chineseClerk}
            documents={settings.documents}
            held={{ number: booking.number, fields: bookedFields(booking) }}
            phoneText={formatPhone(settings.main_phone)}
            quoteToken={quote.quoteToken}
            request={view.request}
            slug={slug}
            versions={versions}
          />
        </NextIntlClientProvider>
      </BookingFrame>
    </StepButtonProvider>
  )
}
