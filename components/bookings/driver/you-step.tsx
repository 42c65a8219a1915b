import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CallUs } from '@/components/bookings/status/call-us'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { StepButton, StepButtonProvider } from '@/components/bookings/summary/step-button'
import { OtherCars } from '@/components/bookings/trip/other-cars'
import { ShortageNote } from '@/components/bookings/trip/shortage-note'
import { ContentText } from '@/components/content/content-text'
import { OfferNote } from '@/components/offers/offer-note'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { PromoNote } from '@/components/search/promo-note'
import { Notice } from '@/components/ui/notice/notice'
import type { Priced } from '@/lib/bookings/booking-view'
import { DRAFT_HOURS } from '@/lib/bookings/draft-hours'
import { driverChecks } from '@/lib/bookings/driver-checks'
import { formMessages } from '@/lib/bookings/form-messages'
import { stepHref } from '@/lib/bookings/steps'
import type { Traveller } from '@/lib/bookings/traveller-fields'
import { chosenTrip } from '@/lib/bookings/trip'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { ratesFor } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import { cashOfPrice } from '@/provider/contract/rules/payments/cash-to-bring'
import { DriverForm } from './driver-form'
import { GoOnPhone } from './go-on-phone'

type Props = ChosenCar &
  Priced & {
    versions: { privacy_policy: string; driver_data_agreement: string }
    freeCancellationUntil: Date | null
    /** Who of the client's people may drive; empty for a guest. */
    people: readonly Traveller[]
  }

/** Second step: who drives. Submitting it sends personal data, so both consents stand here. */
export function YouStep({
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
  versions,
  ...rest
}: Props) {
  const t = useTranslations('bookings.form')
  const tPeople = useTranslations('bookings.people')
  const locale = useLocale()
  const { form, errors, rejection, people } = useMessages().bookings
  const phoneText = formatPhone(settings.main_phone)
  const { price } = quote
  const lines = {
    names: lineNames(car.options, places),
    cash: cashOfPrice(price, choice.cash ? settings.facts.payments.cashRub : null),
    rates: ratesFor(settings.facts.exchangeRates, locale, now),
  }
  const summary = {
    days: price.days,
    freeCancellationUntil: rest.freeCancellationUntil,
    trip: chosenTrip(car, rental, places, choice.colour),
  }
  const query = withCash(searchQuery({ ...rentalFields(rental), promo: choice.promo }), choice.cash)
  return (
    <StepButtonProvider first={car.available === false ? null : t('next')}>
      <BookingFrame
        button={<StepButton />}
        current="you"
        lead={rest.people.length > 0 ? tPeople('lead') : t('lead', { hours: DRAFT_HOURS })}
        lines={<QuoteLines {...lines} locale={locale} price={price} />}
        slug={car.slug}
        title={t('title')}
        {...summary}
      >
        <noscript>
          <Notice as="p" icon={null} kind="error">
            <ContentText phone={settings.main_phone} text={t('noScript', { phone: phoneText })} />
          </Notice>
        </noscript>
        <GoOnPhone href={stepHref(car.slug, rentalFields(rental), 'you', choice)} />
        <ShortageNote short={short} />
        <OfferNote offer={rejectedOffer} />
        {quote.promo && quote.promo.state !== 'accepted' && <PromoNote promo={quote.promo} />}
        <NextIntlClientProvider
          messages={{
            bookings: { form: formMessages(form, summary.trip.pickupPlace.arrival), errors, rejection, people },
          }}
        >
          <DriverForm
            alternatives={car.available === false && <OtherCars cars={car.alternatives} query={query} />}
            barSummary={
              <BarSummary {...lines} price={price}>
                <BarTrip {...summary} />
              </BarSummary>
            }
            callUs={<CallUs name={car.name} phone={settings.main_phone} rules={settings.rules} />}
            checks={driverChecks(car, summary.trip, settings.rules, locale)}
            offersChineseClerk={settings.facts.chineseClerk}
            documents={settings.documents}
            people={rest.people}
            phoneText={phoneText}
            quoteToken={quote.quoteToken}
            request={request}
            slug={car.slug}
            versions={versions}
          />
        </NextIntlClientProvider>
      </BookingFrame>
    </StepButtonProvider>
  )
}
