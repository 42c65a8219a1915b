import { useLocale, useTranslations } from 'next-intl'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { AboveBar, BottomBar } from '@/components/bookings/summary/bottom-bar'
import { OfferNote } from '@/components/offers/offer-note'
import { OfferTerms } from '@/components/offers/offer-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Button } from '@/components/ui/button/button'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import type { Priced } from '@/lib/bookings/booking-view'
import { stepHref } from '@/lib/bookings/steps'
import { chosenTrip } from '@/lib/bookings/trip'
import type { ChosenCar } from '@/lib/cars/find-chosen-car'
import { choiceFields } from '@/lib/options/choice'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { OffersResponse } from '@/provider/contract/offers'
import { DatesForm } from './dates-form'
import { LongerNote } from './longer-note'
import { ShortageNote } from './shortage-note'
import styles from './trip.module.css'
import { TripRows } from './trip-rows'

type Props = ChosenCar &
  Priced & {
    freeCancellationUntil: Date | null
    /** The client's own, whose terms are told beside the dates. */
    offer: OffersResponse['items'][number] | null
  }

/** First step: dates and places as chosen, the full price, and the form that changes them. */
export function DatesStep({ car, rental, choice, short, rejectedOffer, quote, places, settings, now, ...rest }: Props) {
  const t = useTranslations('bookings')
  const locale = useLocale()
  const trip = chosenTrip(car, rental, places)
  const fields = rentalFields(rental)
  const names = lineNames(car.options, places)
  const next = stepHref(car.slug, fields, 'options', choice)
  return (
    <BookingFrame
      current="dates"
      days={quote.price.days}
      freeCancellationUntil={rest.freeCancellationUntil}
      lead={t('dates.lead')}
      lines={<QuoteLines locale={locale} names={names} price={quote.price} />}
      slug={car.slug}
      title={t('dates.title')}
      trip={trip}
    >
      <ShortageNote short={short} />
      <OfferNote offer={rejectedOffer} />
      <OfferTerms offer={rest.offer} />
      <LongerNote choice={choice} fields={fields} quote={quote} slug={car.slug} step="dates" />
      <Panel>
        <ReviewList>
          <TripRows
            carHref={`/booking-online/${searchQuery({ ...fields, promo: choice.promo })}`}
            branchAddress={settings.address}
            trip={trip}
          />
        </ReviewList>
        <details className={styles.edit}>
          <Button as="summary" variant="soft">
            {t('dates.edit')}
          </Button>
          <DatesForm
            carried={choiceFields(choice)}
            now={now}
            path={`/booking-online/${car.slug}/`}
            places={places}
            settings={settings}
            submit={t('page.showPrice')}
            tone="dark"
            values={fields}
          />
        </details>
      </Panel>
      <AboveBar>
        <Button href={next} size="l">
          {t('dates.next')}
        </Button>
      </AboveBar>
      <BottomBar>
        <BarSummary name={car.name} names={names} price={quote.price}>
          <BarTrip days={quote.price.days} freeCancellationUntil={rest.freeCancellationUntil} trip={trip} />
        </BarSummary>
        <Button href={next}>{t('dates.next')}</Button>
      </BottomBar>
    </BookingFrame>
  )
}
