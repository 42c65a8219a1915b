import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { ShortageNote } from '@/components/bookings/trip/shortage-note'
import { OfferNote } from '@/components/offers/offer-note'
import { OfferTerms } from '@/components/offers/offer-terms'
import { LiveBar, LiveLines } from '@/components/quotes/live-lines'
import { LiveQuoteProvider } from '@/components/quotes/live-quote'
import { Button } from '@/components/ui/button/button'
import type { Priced } from '@/lib/bookings/booking-view'
import { chosenTrip } from '@/lib/bookings/trip'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { ratesFor } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields } from '@/lib/search/search-params'
import type { OffersResponse } from '@/provider/contract/offers'
import { OptionForm } from './option-form'
import { OPTION_FORM_ID } from './option-form-id'
import { useProtectionNote } from './use-protection-note'

type Props = ChosenCar &
  Priced & {
    freeCancellationUntil: Date | null
    /** The client's own offer, whose terms are shown. */
    offer: OffersResponse['items'][number] | null
  }

/** First step: insurance, mileage, protection, extras and a code. Nothing is chosen beforehand. */
export function OptionsStep({
  car,
  rental,
  choice,
  short,
  rejectedOffer,
  request,
  quote,
  places,
  settings,
  now,
  ...rest
}: Props) {
  const t = useTranslations('bookings.options')
  const { bookings, quotes, search } = useMessages()
  const { options, promo, longer, trip } = bookings
  const locale = useLocale()
  const lines = {
    names: lineNames(car.options, places),
    deposit: settings.rules,
    cashUses: choice.cash ? settings.facts.payments.cashRub : null,
    rates: ratesFor(settings.facts.exchangeRates, locale, now),
  }
  const summary = {
    days: quote.price.days,
    freeCancellationUntil: rest.freeCancellationUntil,
    trip: chosenTrip(car, rental, places, choice.colour),
  }
  return (
    <NextIntlClientProvider
      messages={{ bookings: { options, promo, longer, trip }, quotes, search: { promo: search.promo } }}
    >
      <LiveQuoteProvider choice={choice} quote={quote} request={request}>
        <BookingFrame
          button={
            <Button form={OPTION_FORM_ID} isWide name="step" size="l" type="submit" value="you">
              {t('next')}
            </Button>
          }
          current="options"
          lead={t('lead')}
          lines={<LiveLines {...lines} />}
          slug={car.slug}
          title={t(car.options.insurance.length > 0 ? 'title' : 'titleAlone')}
          {...summary}
        >
          <ShortageNote short={short} />
          <OfferNote offer={rejectedOffer} />
          <OfferTerms offer={rest.offer} />
          <OptionForm
            bar={
              <LiveBar {...lines}>
                <BarTrip {...summary} />
              </LiveBar>
            }
            fields={rentalFields(rental)}
            offers={car.options}
            phoneText={formatPhone(settings.main_phone)}
            protectionNote={useProtectionNote(quote.freeCancellationUntil, rental.pickup)}
            slug={car.slug}
            usualKmPerDay={car.mileageLimitKmPerDay}
          />
        </BookingFrame>
      </LiveQuoteProvider>
    </NextIntlClientProvider>
  )
}
