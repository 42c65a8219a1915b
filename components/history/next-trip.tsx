import { useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { bookingHref, ownChangeHref } from '@/lib/history/addresses'
import { countdownOf } from '@/lib/history/countdown'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingPanel } from './booking-panel'

type Props = { clientId: number; booking: HistoryItem | null; now: Date }

/** The trip that runs, or the next one, and how long until it begins or ends. */
export function NextTrip({ clientId, booking, now }: Props) {
  const t = useTranslations('account')
  const tHistory = useTranslations('history')
  if (!booking)
    return (
      <EmptyPanel picture="empty-trips" text={t('overview.noNextText')} title={t('overview.noNext')}>
        <Link className="btn soft" href={SITE_LINKS.booking}>
          {t('chooseCar')}
        </Link>
      </EmptyPanel>
    )
  const { kind, unit, count } = countdownOf(booking, now)
  const isActive = booking.status === 'active'
  return (
    <BookingPanel booking={booking} title={isActive ? tHistory('running') : t('overview.next')}>
      <p className={kind === 'late' ? 'countdown due' : 'countdown'}>
        {tHistory(`countdown.${kind}`, { unit, count })}
      </p>
      <p className="row acts">
        <Link className="btn soft sm" href={bookingHref(clientId, booking.number)}>
          {t('overview.details')}
        </Link>
        {booking.status === 'confirmed' && (
          <Link className="btn ghost sm" href={ownChangeHref(clientId, booking.number)}>
            {tHistory('change')}
          </Link>
        )}
      </p>
    </BookingPanel>
  )
}
