import { useLocale, useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { type ListAsked, ListPanel } from '@/components/account/list-panel'
import { useMonth } from '@/components/account/use-month'
import { SegmentedControl } from '@/components/ui/choice-links/segmented-control'
import { EntryList } from '@/components/ui/entry-list/entry-list'
import { Text } from '@/components/ui/text/text'
import { clientHref } from '@/lib/account/client-sections'
import { listHref } from '@/lib/account/list-address'
import { monthsOf } from '@/lib/account/months'
import { formatRoubles } from '@/lib/format/money'
import { type Grouped, groupHistory, HISTORY_GROUPS } from '@/lib/history/groups'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { HistoryItem, HistoryResponse } from '@/provider/contract/history'
import { HistoryEntry } from './history-entry'

type Props = { clientId: number; history: HistoryResponse; asked: ListAsked }

/** The client's rentals: a tab for each state, a month under each heading, a line for each trip. */
export function HistoryView({ clientId, history: { items, years }, asked }: Props) {
  const t = useTranslations('history')
  const tClient = useTranslations('account')
  const locale = useLocale()
  if (years.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.booking, name: tClient('chooseCar') }}
        picture="empty-trips"
        section="history"
      />
    )
  const grouped = groupHistory(items, asked.show)
  const { selectedGroup, items: listed } = grouped
  const months = monthsOf(listed, ({ pickupAt }) => pickupAt, asked.isAll)
  const shown = months.reduce((sum, month) => sum + month.shown.length, 0)
  return (
    <>
      <Tabs asked={asked} clientId={clientId} grouped={grouped} />
      <ListPanel
        asked={{ ...asked, show: selectedGroup }}
        clientId={clientId}
        heading={t(`groups.${selectedGroup}`)}
        leftOut={listed.length - shown}
        list="history"
        sum={listed.length > 0 && formatRoubles(costOf(listed), locale)}
        years={years}
      >
        {listed.length === 0 && (
          <Text tone="muted">{asked.year === null ? t(`empty.${selectedGroup}`) : tClient('list.nothing')}</Text>
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
      groups={months.map(({ month, items, shown }) => ({
        key: month,
        heading: monthOf(month),
        sum: !isLinks && formatRoubles(costOf(items), locale),
        entries: shown.map((rental) => (
          <HistoryEntry clientId={clientId} isLink={isLinks} key={rental.number} rental={rental} />
        )),
      }))}
    />
  )
}

function Tabs({ clientId, grouped, asked: { year } }: Pick<Props, 'clientId' | 'asked'> & { grouped: Grouped }) {
  const t = useTranslations('history')
  return (
    <SegmentedControl
      choices={HISTORY_GROUPS.map((group) => ({
        href: listHref(clientHref('history', clientId), { show: group, year }),
        text: t('groupCount', { name: t(`groups.${group}`), count: grouped.counts[group] }),
        isCurrent: group === grouped.selectedGroup,
      }))}
      label={t('tabs')}
    />
  )
}

function costOf(rentals: readonly HistoryItem[]): number {
  return rentals.reduce((sum, { costKop }) => sum + costKop, 0)
}
