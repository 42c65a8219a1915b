import { useTranslations } from 'next-intl'
import { CancelPanel } from '@/components/bookings/cancel/cancel-panel'
import { ChangePanel } from '@/components/bookings/change/change-panel'
import { ExtensionPanel } from '@/components/bookings/extension/extension-panel'
import { PhotosPanel } from '@/components/bookings/photos/photos-panel'
import { ScansPanel } from '@/components/bookings/scans/scans-panel'
import { ReturnPanel } from '@/components/bookings/status/hand-over-panel'
import { TripPanel } from '@/components/bookings/trip/trip-panel'
import { AcceptedDocuments } from '@/components/documents/accepted-documents'
import { BookingPayments } from '@/components/payments/booking-payments'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { OWN_DOORS } from '@/lib/browser-api/booking-doors'
import { ownChangeHref } from '@/lib/history/addresses'
import type { BookingFiles } from '@/provider/contract/files'
import type { HistoryDetail } from '@/provider/contract/history'
import type { CarOptions } from '@/provider/contract/options'
import { needsLicence } from '@/provider/contract/rules/cars/car-classes'
import type { Settings } from '@/provider/contract/settings'
import { BookingDebts } from './booking-debts'
import styles from './booking-detail.module.css'
import { BookingHero } from './booking-hero'
import { DepositTracker } from './deposit-tracker'
import { Timeline } from './timeline'

type Props = {
  clientId: number
  detail: HistoryDetail
  /** Null when the model is not in the catalogue any more. */
  offers: CarOptions | null
  settings: Settings
  /** What was sent for it; null: not known now. */
  files: BookingFiles | null
  now: Date
  isInWeChat?: boolean
}

/** One booking of the client with everything that belongs to it. */
export function BookingDetail({ clientId, detail, offers, settings, files, now, isInWeChat = false }: Props) {
  const t = useTranslations('history')
  const { booking, deposit, documents, fines, damages } = detail
  const phone = settings.main_phone
  const isOut = booking.status === 'active'
  const canChange = booking.changeable || booking.status === 'confirmed' || booking.status === 'active'
  return (
    <>
      <p>
        <TextLink href={clientHref('history', clientId)} visibility="no-print">
          {t('all')}
        </TextLink>
      </p>
      <div className={styles.pair}>
        <BookingHero booking={booking} isInWeChat={isInWeChat} now={now} offers={offers} rules={settings.rules} />
        <Timeline detail={detail} />
      </div>
      {isOut && <ExtensionPanel booking={booking} doors={OWN_DOORS} settings={settings} />}
      <BookingPayments booking={booking} doors={OWN_DOORS} settings={settings} />
      {canChange && <ReturnPanel booking={booking} branchAddress={settings.address} />}
      {!isOut && <ExtensionPanel booking={booking} doors={OWN_DOORS} settings={settings} />}
      <TripPanel booking={booking} offers={offers} branchAddress={settings.address} />
      {needsLicence(booking.car.car_data.class) && (
        <ScansPanel booking={booking} doors={OWN_DOORS} files={files} settings={settings} />
      )}
      <PhotosPanel doors={OWN_DOORS} files={files} isBack={booking.status === 'completed'} number={booking.number} />
      {booking.cancellation.allowed && (
        <CancelPanel booking={booking} doors={OWN_DOORS} now={now} settings={settings} />
      )}
      <div className={styles.pair}>
        <DepositTracker deposit={deposit} dropoffAt={booking.dropoffAt} now={now} />
        {canChange && (
          <ChangePanel
            booking={booking}
            href={ownChangeHref(clientId, booking.number)}
            now={now}
            phone={phone}
            visibility="no-print"
          />
        )}
        <BookingDebts clientId={clientId} damages={damages} fines={fines} />
        <AcceptedDocuments documents={documents} />
      </div>
    </>
  )
}
