import { useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { SegmentedControl } from '@/components/ui/choice-links/segmented-control'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { groupHref } from '@/lib/history/addresses'
import { type Grouped, groupHistory, HISTORY_GROUPS } from '@/lib/history/groups'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem } from '@/provider/contract/history'
import { BookingsTable } from './bookings-table'

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
    <Panel flow="stack">
      <Tabs clientId={clientId} grouped={grouped} />
      {grouped.items.length === 0 ? (
        <Text tone="muted">{t(`empty.${grouped.selectedGroup}`)}</Text>
      ) : (
        <BookingsTable caption={t(`groups.${grouped.selectedGroup}`)} clientId={clientId} items={grouped.items} />
      )}
    </Panel>
  )
}

function Tabs({ clientId, grouped: { selectedGroup: currentGroup, counts } }: { clientId: number; grouped: Grouped }) {
  const t = useTranslations('history')
  return (
    <SegmentedControl
      choices={HISTORY_GROUPS.map((group) => ({
        href: groupHref(clientId, group),
        text: t('groupCount', { name: t(`groups.${group}`), count: counts[group] }),
        isCurrent: group === currentGroup,
      }))}
      label={t('tabs')}
    />
  )
}
