import { NextIntlClientProvider, useLocale, useMessages, useTranslations } from 'next-intl'
import { CancelPanel } from '@/components/bookings/cancel/cancel-panel'
import { ChangePanel } from '@/components/bookings/change/change-panel'
import { DriverRows } from '@/components/bookings/driver/driver-rows'
import { ExtensionPanel } from '@/components/bookings/extension/extension-panel'
import { OptionRow } from '@/components/bookings/options/option-row'
import { PhotosPanel } from '@/components/bookings/photos/photos-panel'
import { ScansPanel } from '@/components/bookings/scans/scans-panel'
import { ColourRow } from '@/components/bookings/trip/colour-row'
import { PrintButton } from '@/components/content/print-button'
import { AcceptedDocuments } from '@/components/documents/accepted-documents'
import { BookingPayments } from '@/components/payments/booking-payments'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { Container } from '@/components/ui/container/container'
import { DisclosureSummary } from '@/components/ui/disclosure/disclosure-summary'
import { Panel } from '@/components/ui/panel/panel'
import { ReviewList } from '@/components/ui/review-list/review-list'
import { Text } from '@/components/ui/text/text'
import { nightFee } from '@/lib/bookings/driver-checks'
import { bookedTrip } from '@/lib/bookings/trip'
import { lineNames } from '@/lib/options/option-names'
import type { Booking } from '@/provider/contract/bookings'
import type { BookingFiles } from '@/provider/contract/files'
import type { CarOptions } from '@/provider/contract/options'
import { addressesOf } from '@/provider/contract/rules/bookings/meeting'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import type { Settings } from '@/provider/contract/settings'
import styles from './booking-status.module.css'
import { BringPanel } from './bring-panel'
import { PickupPanel, ReturnPanel } from './hand-over-panel'
import { OwnLink } from './own-link'
import { isOver, isPast, StatusHero } from './status-hero'

type Props = {
  booking: Booking
  offers: CarOptions | null
  settings: Settings
  now: Date
  /** What was sent for it; null: not known now. */
  files?: BookingFiles | null
  isInWeChat?: boolean
}

/** A booking as it truly stands, for whoever holds its key. */
export function BookingStatus({ booking, offers, settings, now, files = null, isInWeChat = false }: Props) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { link } = useMessages().bookings
  const trip = bookedTrip(booking)
  const { status, cancellation, changeable, number } = booking
  const isFirm = status === 'confirmed' || status === 'active'
  const place = { branchAddress: settings.address }
  const addresses = addressesOf(booking.meeting, booking)
  const isOut = status === 'active'
  const isBack = status === 'completed'
  return (
    <>
      <StatusHero booking={booking} isInWeChat={isInWeChat} now={now} />
      <Container>
        <div className={styles.status}>
          <div>
            {status === 'confirmed' && <BringPanel booking={booking} now={now} settings={settings} />}
            {isBack && <BookingPayments booking={booking} settings={settings} />}
            <PhotosPanel files={files} isBack={isBack} number={number} />
            <PricePanel booking={booking} offers={offers} />
            <ExtensionPanel booking={booking} settings={settings} />
            {!isBack && <BookingPayments booking={booking} settings={settings} />}
            {(isFirm || changeable) && <ChangePanel booking={booking} now={now} phone={settings.main_phone} />}
            {cancellation.allowed && <CancelPanel booking={booking} now={now} settings={settings} />}
          </div>
          <div>
            {isOut && <ReturnPanel {...place} address={addresses.dropoff} booking={booking} />}
            <PickupPanel
              {...place}
              address={addresses.pickup}
              flight={booking.flight}
              isAhead={!isOut && !isPast(status)}
              night={nightFee(settings.rules)}
              trip={trip}
            />
            {!isOut && <ReturnPanel {...place} address={addresses.dropoff} booking={booking} />}
            {needsLicence(booking.car.car_data.class) && (
              <ScansPanel booking={booking} files={files} settings={settings} />
            )}
            <Panel heading={t('tripTitle')}>
              <ReviewList>
                <ColourRow colour={trip.colour} />
                <OptionRow booking={booking} offers={offers} />
                <DriverRows booking={booking} />
              </ReviewList>
            </Panel>
            {booking.documents && booking.documents.length > 0 && <AcceptedDocuments documents={booking.documents} />}
            {(isFirm || changeable) && (
              <NextIntlClientProvider locale={locale} messages={{ bookings: { link } }}>
                <OwnLink isOut={isOut} number={number} />
              </NextIntlClientProvider>
            )}
          </div>
        </div>
      </Container>
    </>
  )
}

function PricePanel({ booking, offers }: Pick<Props, 'booking' | 'offers'>) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { status, price } = booking
  const { car, pickupPlace, dropoffPlace } = bookedTrip(booking)
  const names = lineNames(offers ?? { insurance: [], extras: [] }, [pickupPlace, dropoffPlace])
  if (isOver(status))
    return (
      <Panel as="details">
        <DisclosureSummary>{t('wasPrice')}</DisclosureSummary>
        <QuoteLines isOver locale={locale} names={names} price={price} />
      </Panel>
    )
  return (
    <Panel flow="stack" heading={car.name}>
      <QuoteLines isOver={isPast(status)} locale={locale} names={names} price={price} />
      {status === 'confirmed' && (
        <>
          <Text size="s" tone="muted">
            {t('model')}
          </Text>
          <p>
            <PrintButton label={t('print')} />
          </p>
        </>
      )}
    </Panel>
  )
}
