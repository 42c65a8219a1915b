import { useTranslations } from 'next-intl'
import { type Debts, DebtsPanel } from '@/components/debts/debts-panel'
import { clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { ClientAnswer } from '@/provider/contract/account'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingPanel } from './booking-panel'
import { BookingsTable, bookingHref } from './bookings-table'
import { EmptyPanel } from './empty-panel'
import { MilesPanel } from './miles-panel'

type Props = {
  client: ClientAnswer
  pending: number
  history: readonly HistoryItem[]
  debts: Debts
}

const LAST_TRIPS = 3

/** What a client wants to know first. */
export function Overview({ client, pending, history, debts }: Props) {
  const t = useTranslations('client')
  const { id, nextBooking } = client
  const trips = history.filter(({ status }) => status === 'completed').slice(0, LAST_TRIPS)
  return (
    <>
      <MilesPanel client={client} pending={pending} />
      <div className="grid2">
        {nextBooking ? (
          <BookingPanel booking={nextBooking} title={t('overview.next')}>
            <p>
              <Link className="btn soft sm" href={bookingHref(id, nextBooking.number)}>
                {t('overview.details')}
              </Link>
            </p>
          </BookingPanel>
        ) : (
          <EmptyPanel picture="empty-trips" text={t('overview.noNextText')} title={t('overview.noNext')}>
            <Link className="btn soft" href={SITE_LINKS.booking}>
              {t('chooseCar')}
            </Link>
          </EmptyPanel>
        )}
        <DebtsPanel clientId={id} debts={debts} />
      </div>
      {trips.length > 0 && (
        <section className="panel">
          <div className="row between">
            <h2 className="h-sub">{t('overview.trips')}</h2>
            <Link className="link small" href={clientHref('history', id)}>
              {t('overview.allTrips')}
            </Link>
          </div>
          <BookingsTable caption={t('overview.trips')} clientId={id} items={trips} />
        </section>
      )}
    </>
  )
}
