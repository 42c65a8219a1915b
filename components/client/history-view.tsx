import { useTranslations } from 'next-intl'
import { clientHref } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem } from '@/provider/contract/account'
import { BookingPanel } from './booking-panel'
import { BookingsTable } from './bookings-table'
import { EmptySection } from './empty-section'

/** `open`: the booking that the address asks for. */
type Props = { clientId: number; items: readonly HistoryItem[]; open: HistoryItem | null }

export function HistoryView({ clientId, items, open }: Props) {
  const t = useTranslations('client')
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.booking, name: t('chooseCar') }}
        picture="empty-trips"
        section="history"
      />
    )
  return (
    <>
      {open && (
        <BookingPanel booking={open} title={t('booking.title')}>
          <p>
            <Link className="link" href={clientHref('history', clientId)}>
              {t('booking.close')}
            </Link>
          </p>
        </BookingPanel>
      )}
      <section className="panel">
        <BookingsTable caption={t('sections.history')} clientId={clientId} items={items} open={open} />
      </section>
    </>
  )
}
