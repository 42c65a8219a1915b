import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { FreeCancellation } from '@/components/bookings/cancel/free-cancellation'
import { DriverRows } from '@/components/bookings/driver/driver-rows'
import { OptionRow } from '@/components/bookings/options/option-row'
import { BarSummary } from '@/components/bookings/summary/bar-summary'
import { BarTrip } from '@/components/bookings/summary/bar-trip'
import { BookingFrame } from '@/components/bookings/summary/booking-frame'
import { TripRows } from '@/components/bookings/trip/trip-rows'
import { PendingNote } from '@/components/payments/pending-note'
import { type DepositRules, DepositTerms } from '@/components/quotes/deposit-terms'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import { freeCancellationUntil } from '@/lib/bookings/free-cancellation'
import { heldStepHref } from '@/lib/bookings/steps'
import { bookedTrip, tripRental } from '@/lib/bookings/trip'
import { formatRoubles } from '@/lib/format/money'
import { formatPhone } from '@/lib/format/phone'
import { lineNames } from '@/lib/options/option-names'
import { rentalFields, searchQuery } from '@/lib/search/search-params'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import type { BranchRules, Settings } from '@/provider/contract/settings'
import type { ReviewSums } from './how-to-pay'
import { ReviewForm } from './review-form'
import { ReviewRow } from './review-row'
import { ReviewTimer } from './review-timer'

type Props = {
  booking: Booking
  holdUntil: string
  offers: CarOptions | null
  settings: Settings
  versions: { public_offer: string; rentalterms: string }
  now: Date
}

/** Last step: the held booking as the provider has it, and the act that makes it firm. */
export function ReviewStep({ booking, holdUntil, offers, settings, versions, now }: Props) {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  const { bookings: messages, payments } = useMessages()
  const trip = bookedTrip(booking)
  const { slug, name } = trip.car
  const { price, number } = booking
  const freeUntil = freeCancellationUntil(booking, now)
  const phoneText = formatPhone(settings.main_phone)
  const pending = booking.payments.find(({ state }) => state === 'pending')
  const listHref = `/booking-online/${searchQuery({ ...rentalFields(tripRental(trip)), promo: booking.promo })}`
  const places = [trip.pickupPlace, trip.dropoffPlace]
  const names = lineNames(offers ?? { insurance: [], extras: [] }, places)
  const { review, errors, rejection, expired, form } = messages
  return (
    <BookingFrame
      current="review"
      days={price.days}
      freeCancellationUntil={freeUntil}
      lead={t(pending ? 'leadPending' : 'lead')}
      lines={<QuoteLines locale={locale} names={names} price={price} />}
      slug={slug}
      title={t('title')}
      trip={trip}
    >
      <NextIntlClientProvider
        messages={{
          bookings: { review, errors, rejection, expired, form: { newTab: form.newTab, longWait: form.longWait } },
          payments: { begin: payments.begin },
        }}
      >
        {pending ? (
          <PendingNote amountKop={pending.amountKop} id={pending.id} />
        ) : (
          <ReviewTimer
            holdUntil={holdUntil}
            listHref={listHref}
            now={booking.asOf ?? now.toISOString()}
            number={number}
            phoneText={phoneText}
            renewalsLeft={booking.renewalsLeft}
            slug={slug}
            totalKop={price.totalKop}
            totalSeconds={settings.rules.holdMinutes * 60}
          />
        )}
        <Panel>
          <ReviewList>
            <TripRows
              carHref={listHref}
              changeHref={heldStepHref(slug, number, 'dates')}
              branchAddress={settings.address}
              trip={trip}
            />
            <OptionRow booking={booking} changeHref={heldStepHref(slug, number, 'options')} offers={offers} />
            <DriverRows booking={booking} changeHref={heldStepHref(slug, number, 'you')} />
            <Money booking={booking} freeUntil={freeUntil} rules={settings.rules} />
          </ReviewList>
        </Panel>
        <ReviewForm
          barSummary={
            <BarSummary name={name} names={names} price={price}>
              <BarTrip days={price.days} freeCancellationUntil={freeUntil} trip={trip} />
            </BarSummary>
          }
          hasPendingPayment={pending !== undefined}
          key={pending?.id ?? ''}
          number={number}
          phone={settings.main_phone}
          phoneText={phoneText}
          sums={sumsOf(booking, settings.rules)}
          versions={versions}
        />
      </NextIntlClientProvider>
    </BookingFrame>
  )
}

function sumsOf({ dueKop, prepayKop, price }: Booking, { prepayPercent, ...limits }: BranchRules): ReviewSums {
  return { dueKop, prepayKop, depositKop: price.depositKop, prepayPercent, limits }
}

type MoneyProps = { booking: Booking; freeUntil: Date | null; rules: DepositRules }

function Money({ booking, freeUntil, rules }: MoneyProps) {
  const t = useTranslations('bookings.review')
  const locale = useLocale()
  const { totalKop, depositKop } = booking.price
  return (
    <>
      <ReviewRow term={t('price')}>{formatRoubles(totalKop, locale)}</ReviewRow>
      {depositKop > 0 && (
        <ReviewRow note={<DepositTerms rules={rules} />} term={t('deposit')}>
          {t('depositText', { amount: formatRoubles(depositKop, locale) })}
        </ReviewRow>
      )}
      <ReviewRow term={t('cancellation')}>
        <FreeCancellation until={freeUntil} />
      </ReviewRow>
    </>
  )
}
