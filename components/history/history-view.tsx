import { useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { groupHref } from '@/lib/history/addresses'
import { type Grouped, groupHistory, HISTORY_GROUPS } from '@/lib/history/groups'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingsTable } from './bookings-table'
import '@/components/ui/choice.css'
import './history.css'

/** `show`: the tab that the address asks for. */
type Props = { clientId: number; items: readonly HistoryItem[]; show: string | string[] | undefined }

export function HistoryView({ clientId, items, show }: Props) {
  const t = useTranslations('history')
  const tClient = useTranslations('account')
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.booking, name: tClient('chooseCar') }}
        picture="empty-trips"
        section="history"
      />
    )
  const grouped = groupHistory(items, show)
  return (
    <section className="panel stack">
      <Tabs clientId={clientId} grouped={grouped} />
      {grouped.items.length === 0 ? (
        <p className="muted">{t(`empty.${grouped.shown}`)}</p>
      ) : (
        <BookingsTable caption={t(`groups.${grouped.shown}`)} clientId={clientId} items={grouped.items} />
      )}
    </section>
  )
}

function Tabs({ clientId, grouped: { shown, counts } }: { clientId: number; grouped: Grouped }) {
  const t = useTranslations('history')
  return (
    <nav aria-label={t('tabs')} className="seg">
      {HISTORY_GROUPS.map((group) => (
        <Link aria-current={group === shown ? 'page' : undefined} href={groupHref(clientId, group)} key={group}>
          {t('groupCount', { name: t(`groups.${group}`), count: counts[group] })}
        </Link>
      ))}
    </nav>
  )
}
