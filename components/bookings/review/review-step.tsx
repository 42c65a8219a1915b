import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { FreeCancellation } from '@/components/bookings/cancel/free-cancellation'
import { DriverRows } from '@/components/bookings/driver/driver-rows'
import { OptionRow } from '@/components/bookings/options/option-row'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { StepButton, StepButtonProvider } from '@/components/bookings/summary/step-button'
import { ColourRow } from '@/components/bookings/trip/colour-row'
import { TripRows } from '@/components/bookings/trip/trip-rows'
import { PendingNote } from '@/components/payments/pending-note'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { heldStepHref } from '@/lib/bookings/steps'
import { BRANCH_CODE, bookedTrip, tripRental } from '@/lib/bookings/trip'
import { ratesFor } from '@/lib/format/own-currency'
import { formatPhone } from '@/lib/format/phone'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields, searchQuery, withCash } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import { mirTooText } from '@/provider/contract/rules/payments/accepted-ways'
import type { BranchRules, Settings } from '@/provider/contract/settings'
import { DepositPanel } from './deposit-panel'
import { firstWay, type ReviewSums, usePayLabel } from './pay-ways'
import { ReviewForm } from './review-form'
import styles from './review-step.module.css'
import { ReviewTimer } from './review-timer'
import { WaysNote } from './ways-note'

type Props = {
  booking: Booking
  holdUntil: string
  offers: CarOptions | null
  /** Free cars without a deposit on the same dates. */
  without: { count: number; href: string }
  settings: Settings
  versions: { public_offer: string; rentalterms: string }
  now: Date
}

/** Last step: the held booking as the provider has it, and the act that makes it firm. */
export function ReviewStep({ booking, holdUntil, offers, without, settings, versions, now }: Props) {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  const { bookings: messages, payments, quotes } = useMessages()
  const trip = bookedTrip(booking)
  const { slug } = trip.car
  const { price, number } = booking
  const freeUntil = freeCancellationUntil(booking, now)
  const phoneText = formatPhone(settings.main_phone)
  const pending = pendingOf(booking)
  const search = searchQuery({ ...rentalFields(tripRental(trip)), promo: booking.promo })
  const listHref = `/booking-online/${withCash(search, booking.cash)}`
  const lines = {
    names: lineNames(offers ?? { insurance: [], extras: [] }, [trip.pickupPlace, trip.dropoffPlace]),
    rates: ratesFor(settings.facts.exchangeRates, locale, now),
  }
  const { review, errors, rejection, expired, form } = messages
  const mirToo = mirTooText(settings.facts.payments, booking, locale)
  const sums = { ...sumsOf(booking, settings.rules), rates: lines.rates, mirToo }
  const payLabelOf = usePayLabel(sums)
  return (
    <StepButtonProvider first={payLabelOf(firstWay(sums, pending !== undefined))}>
      <BookingFrame
        button={<StepButton />}
        current="review"
        editHref={heldStepHref(slug, number, 'dates')}
        days={price.days}
        freeCancellationUntil={freeUntil}
        lead={t(pending ? 'leadPending' : 'lead')}
        lines={<QuoteLines {...lines} locale={locale} price={price} />}
        slug={slug}
        title={t('title')}
        trip={trip}
      >
        <NextIntlClientProvider
          messages={{
            bookings: { review, errors, rejection, expired, form: { newTab: form.newTab, longWait: form.longWait } },
            payments: { begin: payments.begin },
            quotes: { cash: quotes.cash },
          }}
        >
          <HoldState booking={booking} holdUntil={holdUntil} listHref={listHref} now={now} phoneText={phoneText} />
          <Panel>
            <ReviewList>
              <TripRows
                carHref={listHref}
                changeHref={heldStepHref(slug, number, 'dates')}
                branchAddress={settings.address}
                trip={trip}
              />
              <ColourRow colour={trip.colour} />
              <OptionRow booking={booking} changeHref={heldStepHref(slug, number, 'options')} offers={offers} />
              <DriverRows booking={booking} changeHref={heldStepHref(slug, number, 'you')} />
            </ReviewList>
          </Panel>
          <div className={styles.narrow}>
            <Panel flow="stack" heading={t('price')} headingId="price">
              <QuoteLines {...lines} locale={locale} price={price} />
              <FreeCancellation until={freeUntil} />
            </Panel>
          </div>
          <ReviewForm
            barSummary={
              <BarSummary {...lines} price={price}>
                <BarTrip days={price.days} freeCancellationUntil={freeUntil} trip={trip} />
              </BarSummary>
            }
            deposit={<DepositPanel booking={booking} offers={offers} rules={settings.rules} without={without} />}
            driverPhone={booking.driver.phone}
            hasPendingPayment={pending !== undefined}
            key={pending?.id ?? ''}
            number={number}
            phone={settings.main_phone}
            phoneText={phoneText}
            sums={sums}
            versions={versions}
            waysNote={
              <WaysNote
                accepted={settings.facts.payments}
                isElsewhere={trip.pickupPlace.code !== BRANCH_CODE}
                isRussian={booking.driver.citizenship === 'RU'}
              />
            }
          />
        </NextIntlClientProvider>
      </BookingFrame>
    </StepButtonProvider>
  )
}

function sumsOf(
  { dueKop, prepayKop, price, driver, cashToBring = null }: Booking,
  { prepayPercent, ...limits }: BranchRules,
): ReviewSums {
  const { citizenship } = driver
  const cash = { citizenship, cash: cashToBring }
  return { ...cash, dueKop, prepayKop, depositKop: price.depositKop, prepayPercent, limits }
}

type HoldStateProps = Pick<Props, 'booking' | 'holdUntil' | 'now'> & { listHref: string; phoneText: string }

/** How long the car is held; of a payment that has begun, where it goes on. */
function HoldState({ booking, holdUntil, now, ...links }: HoldStateProps) {
  const pending = pendingOf(booking)
  if (pending) return <PendingNote amountKop={pending.amountKop} id={pending.id} />
  return (
    <ReviewTimer
      {...links}
      holdUntil={holdUntil}
      now={booking.asOf ?? now.toISOString()}
      number={booking.number}
      renewalsLeft={booking.renewalsLeft}
      slug={booking.car.slug}
      totalKop={booking.price.totalKop}
    />
  )
}

function pendingOf({ payments }: Booking) {
  return payments.find(({ state }) => state === 'pending')
}
