import { useLocale, useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { ListPanel } from '@/components/account/list-panel'
import { useMonth } from '@/components/account/use-month'
import { SegmentedControl } from '@/components/ui/choice-links/segmented-control'
import { EntryList } from '@/components/ui/entry-list/entry-list'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import type { ListQuery } from '@/lib/account/list-address'
import { listHref } from '@/lib/account/list-address'
import { monthsOf } from '@/lib/account/months'
import { formatRoubles } from '@/lib/format/money'
import { type Grouped, groupHistory, HISTORY_GROUPS } from '@/lib/history/groups'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem, HistoryResponse } from '@/provider/contract/history'
import { HistoryEntry } from './history-entry'
import { UnclaimedBookings } from './unclaimed-bookings'

type Props = { clientId: number; history: HistoryResponse; query: ListQuery }

/** The client's rentals: a tab for each state, a month under each heading, a line for each trip. */
export function HistoryView({ clientId, history: { items, years, unclaimed }, query }: Props) {
  const t = useTranslations('history')
  const tClient = useTranslations('account')
  const locale = useLocale()
  if (years.length === 0)
    return (
      <>
        <UnclaimedBookings bookings={unclaimed} />
        <EmptySection
          action={{ href: SITE_LINKS.booking, name: tClient('chooseCar') }}
          picture="empty-trips"
          section="history"
        />
      </>
    )
  const grouped = groupHistory(items, query.show)
  const { selectedGroup, items: rentals } = grouped
  const months = monthsOf(rentals, ({ pickupAt }) => pickupAt, query.isAll)
  const listed = months.reduce((sum, month) => sum + month.listed.length, 0)
  return (
    <>
      <UnclaimedBookings bookings={unclaimed} />
      <Tabs query={query} clientId={clientId} grouped={grouped} />
      <ListPanel
        query={{ ...query, show: selectedGroup }}
        clientId={clientId}
        heading={t(`groups.${selectedGroup}`)}
        leftOut={rentals.length - listed}
        list="history"
        sum={rentals.length > 0 && formatRoubles(costOf(rentals), locale)}
        years={years}
      >
        {rentals.length === 0 && (
          <Text tone="muted">{query.year === null ? t(`empty.${selectedGroup}`) : tClient('list.nothing')}</Text>
        )}
        <RentalMonths clientId={clientId} months={months} />
      </ListPanel>
    </>
  )
}

type MonthsProps = { clientId: number; months: ReturnType<typeof monthsOf<HistoryItem>>; isLinks?: boolean }

/** Rentals under their months, each with the month's sum. */
export function RentalMonths({ clientId, months, isLinks = false }: MonthsProps) {
  const locale = useLocale()
  const monthOf = useMonth()
  return (
    <EntryList
      groups={months.map(({ month, items, listed }) => ({
        key: month,
        heading: monthOf(month),
        sum: !isLinks && formatRoubles(costOf(items), locale),
        entries: listed.map((rental) => (
          <HistoryEntry clientId={clientId} isLink={isLinks} key={rental.number} rental={rental} />
        )),
      }))}
    />
  )
}

function Tabs({ clientId, grouped, query: { year } }: Pick<Props, 'clientId' | 'query'> & { grouped: Grouped }) {
  const t = useTranslations('history')
  return (
    <SegmentedControl
      choices={HISTORY_GROUPS.map((group) => ({
        href: listHref(clientHref('history', clientId), { show: group, year }),
        text: t('groupCount', { name: t(`groups.${group}`), count: grouped.counts[group] }),
        isCurrent: group === grouped.selectedGroup,
      }))}
      isPaired
      label={t('tabs')}
    />
  )
}

function costOf(rentals: readonly HistoryItem[]): number {
  return rentals.reduce((sum, { costKop }) => sum + costKop, 0)
}
