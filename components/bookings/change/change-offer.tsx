import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { OptionFields, RecountButton } from '@/components/bookings/options/option-form'
import { OPTION_FORM_ID } from '@/components/bookings/options/option-form-id'
import { useProtectionNote } from '@/components/bookings/options/use-protection-note'
import { BookingStack } from '@/components/bookings/summary/booking-columns'
import { BookingSummary } from '@/components/bookings/summary/booking-summary'
import { StepButton, StepButtonProvider } from '@/components/bookings/summary/step-button'
import { ShortageNote } from '@/components/bookings/trip/shortage-note'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import type { ChangeView } from '@/lib/bookings/change-view'
import { driverChecks } from '@/lib/bookings/driver-checks'
import { bookedFields } from '@/lib/bookings/form-fields'
import { formMessages } from '@/lib/bookings/form-messages'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { changedTrip } from '@/lib/bookings/trip'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { formatDifference } from '@/lib/format/difference'
import { formatPhone } from '@/lib/format/phone'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields } from '@/lib/search/search-params'
import type { Booking, ChangeQuote } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import { divideOverpaid } from '@/provider/contract/rules/bookings/change-refund'
import type { Settings } from '@/provider/contract/settings'
import { TotalChangeRows } from './before-after'
import { ChangeProvider } from './change-context'
import { ChangeForm } from './change-form'
import { ChangeGroup } from './change-group'
import { ChangeNoScript } from './change-no-script'

type Props = {
  booking: Booking
  view: ChangeView
  quote: ChangeQuote
  places: Place[]
  settings: Settings
  now: Date
  /** Of the screen, without the language prefix. */
  path: string
  /** What the query always holds. */
  carried: ReadonlyArray<readonly [name: string, value: string]>
  /** Where the changed booking is shown. */
  href: string
  doors: BookingDoors | undefined
}

/** The booking with what was chosen anew: its options, its price and the act. */
export function ChangeOffer({ booking, view, quote, places, settings, now, path, carried, href, doors }: Props) {
  const { bookings, quotes, search } = useMessages()
  const { options, promo, trip, form, errors, rejection, change } = bookings
  const { car, rental, choice, short, request, booked } = view
  const { price, paidKop, cancellation } = booking
  const changed = changedTrip(booking, rental, places)
  const phoneText = formatPhone(settings.main_phone)
  const names = lineNames(car.options, places)
  const locale = useLocale()
  const t = useTranslations('bookings.change')
  const amount = formatDifference(quote.differenceKop, locale)
  const { retainedKop } = divideOverpaid({ paidKop, keptKop: cancellation.keptKop }, quote.price)
  const firstLabel = quote.differenceKop === 0 || retainedKop > 0 ? t('confirm') : t('confirmBy', { amount })
  const hidden: ReactNode = [...carried, ...Object.entries(rentalFields(rental))].map(
    ([name, value]) => value && <input key={name} name={name} type="hidden" value={value} />,
  )
  return (
    <NextIntlClientProvider
      messages={{
        bookings: {
          options,
          promo,
          trip,
          form: formMessages(form, changed.pickupPlace.arrival),
          errors,
          rejection,
          change,
        },
        quotes,
        search: { promo: search.promo },
      }}
    >
      <LiveQuoteProvider choice={choice} doors={doors} number={booking.number} quote={quote} request={request}>
        <ChangeProvider booking={{ price, paidKop, cancellation }} names={names}>
          <StepButtonProvider first={firstLabel}>
            <BookingStack>
              <ShortageNote short={short} />
              <BookingStack action={`${PREFIX_OF[locale]}${path}`} as="form" id={OPTION_FORM_ID}>
                {hidden}
                <OptionFields
                  group={ChangeGroup}
                  offers={car.options}
                  phoneText={phoneText}
                  protectionNote={useProtectionNote(quote.freeCancellationUntil, rental.pickup)}
                  usualKmPerDay={car.mileageLimitKmPerDay}
                />
                <RecountButton />
              </BookingStack>
              <ChangeForm
                booked={booked}
                checks={driverChecks(car, changed, settings.rules, locale)}
                doors={doors}
                fields={bookedFields(booking)}
                href={href}
                isHeld={booking.status === 'held'}
                offersChineseClerk={settings.facts.chineseClerk}
                noScript={<ChangeNoScript phoneText={phoneText} />}
                number={booking.number}
                phoneText={phoneText}
              />
            </BookingStack>
            <BookingSummary
              button={<StepButton />}
              days={quote.price.days}
              freeCancellationUntil={freeCancellationUntil(quote, now)}
              lines={<TotalChangeRows />}
              trip={changed}
            />
          </StepButtonProvider>
        </ChangeProvider>
      </LiveQuoteProvider>
    </NextIntlClientProvider>
  )
}
