import { useLocale, useTranslations } from 'next-intl'
import { damageDebt } from '@/lib/account/client-debts'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DamagesAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { ClientTable } from './client-table'
import { EmptySection } from './empty-section'
import { Sums } from './sums'

type Damage = DamagesAnswer['items'][number]

export function DamagesView({ items }: { items: readonly Damage[] }) {
  const t = useTranslations('client')
  const locale = useLocale()
  const format = useFormatter()
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.incident, name: t('empty.damages.action') }}
        picture="empty-clear"
        title={t('empty.damages.title')}
      >
        {t('empty.damages.text')}
      </EmptySection>
    )
  const debt = damageDebt(items)
  const roubles = (sum: number) => formatRoubles(sum * KOPECKS_PER_ROUBLE, locale)
  const paid = items.reduce((sum, damage) => sum + damage.paid, 0)
  return (
    <>
      <Sums
        items={[
          { name: t('debt'), value: roubles(debt), ...(debt > 0 ? { look: 'due' } : {}) },
          { name: t('paidSum'), value: roubles(paid) },
        ]}
      />
      <section className="panel stack">
        <ClientTable<Damage>
          caption={t('sections.damages')}
          columns={[
            { name: t('columns.damage'), cell: ({ damage }) => damage },
            { name: t('columns.car'), cell: ({ car }) => car },
            {
              name: t('columns.date'),
              cell: ({ date }) => format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' }),
            },
            { name: t('columns.cost'), cell: ({ cost }) => roubles(cost), isNumber: true },
            { name: t('columns.paid'), cell: (damage) => roubles(damage.paid), isNumber: true },
            {
              name: t('debt'),
              cell: (damage) => <b className={damage.debt > 0 ? 'due' : undefined}>{roubles(damage.debt)}</b>,
              isNumber: true,
            },
          ]}
          keyOf={({ id }) => id}
          rows={items}
        />
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
