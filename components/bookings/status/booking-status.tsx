import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CancelPanel } from '@/components/bookings/cancel/cancel-panel'
import { ChangePanel } from '@/components/bookings/change/change-panel'
import { ReviewRow } from '@/components/bookings/review/review-row'
import { BookingColumns, BookingStack } from '@/components/bookings/summary/booking-columns'
import { TripPanel } from '@/components/bookings/trip/trip-panel'
import { BookingPayments } from '@/components/payments/booking-payments'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Container } from '@/components/ui/container/container'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import { bookedTrip } from '@/lib/bookings/trip'
import { formatRoubles } from '@/lib/format/money'
import { lineNames } from '@/lib/options/option-names'
import type { Booking } from '@/provider/contract/bookings'
import type { CarOptions } from '@/provider/contract/options'
import type { Settings } from '@/provider/contract/settings'
import styles from './booking-status.module.css'
import { OwnLink } from './own-link'
import { isOver, isPast, StatusHero } from './status-hero'
import { WhatNext } from './what-next'

type Props = { booking: Booking; offers: CarOptions | null; settings: Settings; now: Date }

/** A booking as it truly stands, for whoever holds its key. */
export function BookingStatus({ booking, offers, settings, now }: Props) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { link } = useMessages().bookings
  const trip = bookedTrip(booking)
  const { status, price, cancellation, changeable } = booking
  const isFirm = status === 'confirmed' || status === 'active'
  const names = lineNames(offers ?? { insurance: [], extras: [] }, [trip.pickupPlace, trip.dropoffPlace])
  return (
    <Container>
      <StatusHero booking={booking} now={now} />
      <BookingColumns isBooked>
        <BookingStack>
          <TripPanel booking={booking} offers={offers} branchAddress={settings.address} />
          {isFirm && <Bring booking={booking} documents={settings.documents} />}
          {cancellation.allowed && <CancelPanel booking={booking} now={now} settings={settings} />}
        </BookingStack>
        <BookingStack>
          {isOver(status) ? (
            <Panel as="details">
              <DisclosureSummary look="plain">{t('wasPrice')}</DisclosureSummary>
              <QuoteLines isOver locale={locale} names={names} price={price} />
            </Panel>
          ) : (
            <Panel>
              <QuoteLines isOver={isPast(status)} locale={locale} names={names} price={price} />
            </Panel>
          )}
          <BookingPayments booking={booking} settings={settings} />
          {isFirm && <WhatNext booking={booking} />}
          {(isFirm || changeable) && <ChangePanel booking={booking} now={now} phone={settings.main_phone} />}
          {(isFirm || changeable) && (
            <NextIntlClientProvider locale={locale} messages={{ bookings: { link } }}>
              <OwnLink number={booking.number} />
            </NextIntlClientProvider>
          )}
        </BookingStack>
      </BookingColumns>
    </Container>
  )
}

/** Money due and papers for this driver's citizenship; the texts are the branch's. */
function Bring({ booking, documents }: { booking: Booking; documents: Settings['documents'] }) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { price, paidKop, dueKop, driver } = booking
  const deposit = price.depositKop > 0 ? formatRoubles(price.depositKop, locale) : null
  return (
    <>
      <Panel heading={t('atPickup')}>
        <ReviewList>
          {paidKop > 0 && <ReviewRow term={t('paid')}>{formatRoubles(paidKop, locale)}</ReviewRow>}
          <ReviewRow note={deposit && t('deposit', { amount: deposit })} term={t('due')}>
            {formatRoubles(dueKop, locale)}
          </ReviewRow>
        </ReviewList>
      </Panel>
      <Panel flow="stack" heading={t('bring')}>
        <ul className={styles.papers}>
          <li>{documents[driver.citizenship]}</li>
          {deposit && <li>{t('bringDeposit', { amount: deposit })}</li>}
        </ul>
      </Panel>
    </>
  )
}
