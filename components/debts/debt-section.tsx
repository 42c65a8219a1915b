import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { EmptySection } from '@/components/account/empty-section'
import { ListPanel } from '@/components/account/list-panel'
import { EntryList } from '@/components/ui/entry-list/entry-list'
import { Text } from '@/components/ui/text/text'
import type { ListQuery } from '@/lib/account/list-address'
import { firstLines } from '@/lib/account/months'
import { inDueOrder } from '@/lib/debts/due-order'
import { useSum } from './debt-note'

type DebtRow = { id: number; debt: number; date: string; status: string; discount?: { until: string } | null }

type Props<Row> = {
  section: 'fines' | 'damages'
  clientId: number
  response: { items: readonly Row[]; years: readonly number[]; debt: number; paid: number; disputed: number }
  query: ListQuery
  /** What to read while there is nothing to pay for. */
  advice: string
  /** The line of a row. @param isDueFirst its button is the page's own */
  entry: (row: Row, isDueFirst: boolean) => ReactNode
}

/** Something that the client has to pay for: what it comes to, and line by line what can be done about it. */
export function DebtSection<Row extends DebtRow>({ section, clientId, response, query, advice, entry }: Props<Row>) {
  const t = useTranslations('account')
  const own = useTranslations('debts')
  const sum = useSum()
  const { items, years, debt, paid, disputed } = response
  if (years.length === 0)
    return (
      <EmptySection
        action={{ href: advice, name: t(`empty.${section}.action`) }}
        picture="empty-clear"
        section={section}
      />
    )
  const rows = inDueOrder(items)
  const listed = firstLines(rows, query.isAll)
  const dueFirst = rows.find((row) => row.debt > 0 && row.status !== 'disputed')
  const notes = [
    disputed > 0 && own('disputedSum', { sum: sum(disputed) }),
    debt > 0 && paid > 0 && own('paidOf', { sum: sum(paid) }),
  ].filter(Boolean)
  return (
    <>
      <noscript>
        <Text size="s" tone="muted">
          {own('noScript')}
        </Text>
      </noscript>
      <ListPanel
        query={query}
        clientId={clientId}
        heading={t(debt > 0 ? 'toPay' : 'paidSum')}
        isDue={debt > 0}
        leftOut={rows.length - listed.length}
        list={section}
        note={notes.join(' · ')}
        sum={sum(debt > 0 ? debt : paid)}
        years={years}
      >
        {rows.length === 0 && <Text tone="muted">{t('list.nothing')}</Text>}
        <EntryList
          groups={[{ key: section, entries: listed.map((row) => entry(row, row === dueFirst)) }]}
          isPrintedOpen
        />
      </ListPanel>
    </>
  )
}
