import { useLocale, useTranslations } from 'next-intl'
import { EmptySection } from '@/components/account/empty-section'
import { FigureList } from '@/components/ui/definition-list/figure-list'
import { Panel } from '@/components/ui/panel/panel'
import { RecordTable } from '@/components/ui/table/record-table'
import type { Column } from '@/components/ui/table/table-frame'
import { Text } from '@/components/ui/text/text'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { useSum } from './debt-note'
import styles from './debts.module.css'

type Props<Row> = {
  section: 'fines' | 'damages'
  response: { items: readonly Row[]; debt: number; paid: number; disputed: number }
  /** What the section calls that which is left to pay. */
  debtName: string
  /** What to read while there is nothing to pay for. */
  advice: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
}

/** Something that the client has to pay for: what it comes to, row by row, and what can be done about it. */
export function DebtSection<Row extends { id: number }>({ section, response, debtName, advice, columns }: Props<Row>) {
  const t = useTranslations('account')
  const own = useTranslations('debts')
  const { items, debt, paid, disputed } = response
  const sum = useSum()
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: advice, name: t(`empty.${section}.action`) }}
        picture="empty-clear"
        section={section}
      />
    )
  return (
    <>
      <noscript>
        <Text size="s" tone="muted">
          {own('noScript')}
        </Text>
      </noscript>
      <FigureList
        rows={[
          {
            term: debtName,
            value: <Roubles sum={debt} />,
            tone: debt > 0 ? 'danger' : undefined,
            note: disputed > 0 && own('disputedSum', { sum: sum(disputed) }),
          },
          { term: t('paidSum'), value: <Roubles sum={paid} /> },
        ]}
      />
      <Panel flow="stack">
        <RecordTable<Row> caption={t(`sections.${section}`)} columns={columns} keyOf={({ id }) => id} rows={items} />
      </Panel>
    </>
  )
}

/** @param sum in whole roubles */
export function Roubles({ sum }: { sum: number }) {
  return formatRoubles(sum * KOPECKS_PER_ROUBLE, useLocale())
}

/** @param date `YYYY-MM-DD`, a day of no clock */
export function Day({ date }: { date: string }) {
  const format = useFormatter()
  return (
    <span className={styles.whole}>
      {format.dateTime(new Date(date), { ...FAR_DAY, month: 'short', timeZone: 'UTC' })}
    </span>
  )
}
