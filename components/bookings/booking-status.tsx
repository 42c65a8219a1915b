import { useFormatter, useLocale, useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { QuoteLines } from '@/components/quotes/quote-lines'
import { bookedTrip } from '@/lib/bookings/trip'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { formatPhone } from '@/lib/format/phone'
import type { Booking } from '@/provider/contract/bookings'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'
import { DriverRow } from './driver-row'
import { ReviewRow } from './review-row'
import { StatusHero } from './status-hero'
import { TripRows } from './trip-rows'
import { WhatNext } from './what-next'

type Props = { booking: Booking; settings: Settings; now: Date }

/** A booking as it truly stands, for whoever holds its key. */
export function BookingStatus({ booking, settings, now }: Props) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const trip = bookedTrip(booking)
  const isFirm = booking.status === 'confirmed' || booking.status === 'active'
  return (
    <div className="wrap status">
      <StatusHero booking={booking} />
      <div className="bk">
        <div className="bk-main">
          <section className="panel">
            <h2 className="h-sub">{t('tripTitle')}</h2>
            <dl>
              <TripRows
                officeAddress={settings.address}
                pickupNote={<PlaceLink place={trip.pickupPlace} />}
                trip={trip}
              />
              <DriverRow driver={booking.driver} />
            </dl>
          </section>
          {isFirm && <Bring booking={booking} documents={settings.documents} />}
        </div>
        <div className="bk-main">
          <section className="panel">
            <QuoteLines locale={locale} price={booking.price} />
          </section>
          {isFirm && <WhatNext booking={booking} />}
          <Deadlines booking={booking} now={now} phone={settings.main_phone} />
        </div>
      </div>
    </div>
  )
}

function PlaceLink({ place: { lat, lng } }: { place: Place }) {
  const t = useTranslations('bookings.success')
  return (
    <a className="link" href={`https://yandex.ru/maps/?pt=${lng},${lat}&z=16`} rel="noreferrer" target="_blank">
      {t('openMap')}
    </a>
  )
}

/** Money due and papers for this driver's citizenship; the texts are the branch's. */
function Bring({ booking, documents }: { booking: Booking; documents: Settings['documents'] }) {
  const t = useTranslations('bookings.success')
  const locale = useLocale()
  const { payLaterKop, depositKop } = booking.price
  const deposit = depositKop > 0 ? formatRoubles(depositKop, locale) : null
  return (
    <>
      <section className="panel">
        <h2 className="h-sub">{t('atPickup')}</h2>
        <dl>
          <ReviewRow note={deposit && t('deposit', { amount: deposit })} term={t('due')}>
            {formatRoubles(payLaterKop, locale)}
          </ReviewRow>
        </dl>
      </section>
      <section className="panel stack">
        <h2 className="h-sub">{t('bring')}</h2>
        <ul className="bring">
          <li>{documents[booking.driver.citizenship]}</li>
          {deposit && <li>{t('bringDeposit', { amount: deposit })}</li>}
        </ul>
      </section>
    </>
  )
}

/** Until when things can be changed, as dates; and whom to call. */
function Deadlines({ booking, now, phone }: { booking: Booking; now: Date; phone: string }) {
  const t = useTranslations('bookings.success')
  const format = useFormatter()
  const cancelUntil = new Date(booking.freeCancellationUntil)
  const changeUntil = new Date(booking.changeUntil)
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('questions')}</h2>
      <p className="small">
        {cancelUntil > now
          ? t('cancelUntil', { moment: format.dateTime(cancelUntil, DEADLINE_MOMENT), phone: formatPhone(phone) })
          : t('cancelOver')}
      </p>
      <p className="small">
        {changeUntil > now
          ? t('changeUntil', { moment: format.dateTime(changeUntil, DEADLINE_MOMENT) })
          : t('changeOver')}
      </p>
      <PhoneLink className="btn line num" phone={phone} />
    </section>
  )
}
