import '@/components/ui/ask.css'
import './debts.css'
import { useLocale, useTranslations } from 'next-intl'
import { ClientTable, type Column } from '@/components/account/client-table'
import { EmptySection } from '@/components/account/empty-section'
import { Sums } from '@/components/account/sums'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { useSum } from './debt-note'

type Props<Row> = {
  section: 'fines' | 'damages'
  answer: { items: readonly Row[]; debt: number; paid: number; disputed: number }
  /** What the section calls that which is left to pay. */
  debtName: string
  /** What to read while there is nothing to pay for. */
  advice: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
}

/** Something that the client has to pay for: what it comes to, row by row, and what can be done about it. */
export function DebtSection<Row extends { id: number }>({ section, answer, debtName, advice, columns }: Props<Row>) {
  const t = useTranslations('account')
  const own = useTranslations('debts')
  const { items, debt, paid, disputed } = answer
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
        <p className="small muted">{own('noScript')}</p>
      </noscript>
      <Sums
        items={[
          {
            name: debtName,
            value: <Roubles sum={debt} />,
            ...(debt > 0 ? { look: 'due' } : {}),
            ...(disputed > 0 ? { note: own('disputedSum', { sum: sum(disputed) }) } : {}),
          },
          { name: t('paidSum'), value: <Roubles sum={paid} /> },
        ]}
      />
      <section className="panel stack">
        <ClientTable<Row> caption={t(`sections.${section}`)} columns={columns} keyOf={({ id }) => id} rows={items} />
      </section>
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
    <span className="whitespace-nowrap">
      {format.dateTime(new Date(date), { ...FAR_DAY, month: 'short', timeZone: 'UTC' })}
    </span>
  )
}
