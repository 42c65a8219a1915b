import { useLocale, useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { ClientTable, type Column } from './client-table'
import { EmptySection } from './empty-section'
import { Sums } from './sums'

type Props<Row> = {
  section: 'fines' | 'damages'
  answer: { items: readonly Row[]; debt: number; paid: number }
  /** What the section calls that which is left to pay. */
  debtName: string
  /** What to read while there is nothing to pay for. */
  advice: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
}

/** Something that the client has to pay for: what it comes to, row by row, and how to pay. */
export function DebtSection<Row extends { id: number }>({ section, answer, debtName, advice, columns }: Props<Row>) {
  const t = useTranslations('client')
  const { items, debt, paid } = answer
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
      <Sums
        items={[
          { name: debtName, value: <Roubles sum={debt} />, ...(debt > 0 ? { look: 'due' } : {}) },
          { name: t('paidSum'), value: <Roubles sum={paid} /> },
        ]}
      />
      <section className="panel stack">
        <ClientTable<Row> caption={t(`sections.${section}`)} columns={columns} keyOf={({ id }) => id} rows={items} />
        {debt > 0 && (
          <p>
            <Link className="btn primary" href={SITE_LINKS.payment}>
              {t('pay')}
            </Link>
          </p>
        )}
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
