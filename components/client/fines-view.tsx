import { useLocale, useTranslations } from 'next-intl'
import { fineDebt } from '@/lib/account/client-debts'
import { FAR_DAY } from '@/lib/format/moments'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { useFormatter } from '@/lib/i18n/use-formatter'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { FinesAnswer } from '@/provider/contract/account'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/money'
import { ClientTable } from './client-table'
import { EmptySection } from './empty-section'
import { Sums } from './sums'

type Fine = FinesAnswer['items'][number]

export function FinesView({ items }: { items: readonly Fine[] }) {
  const t = useTranslations('client')
  const locale = useLocale()
  const format = useFormatter()
  if (items.length === 0)
    return (
      <EmptySection
        action={{ href: SITE_LINKS.fine, name: t('empty.fines.action') }}
        picture="empty-clear"
        title={t('empty.fines.title')}
      >
        {t('empty.fines.text')}
      </EmptySection>
    )
  const debt = fineDebt(items)
  const roubles = (sum: number) => formatRoubles(sum * KOPECKS_PER_ROUBLE, locale)
  const paid = items.reduce((sum, fine) => sum + (fine.paid ? fine.size : 0), 0)
  return (
    <>
      <Sums
        items={[
          { name: t('toPay'), value: roubles(debt), ...(debt > 0 ? { look: 'due' } : {}) },
          { name: t('paidSum'), value: roubles(paid) },
        ]}
      />
      <section className="panel stack">
        <ClientTable<Fine>
          caption={t('sections.fines')}
          columns={[
            { name: t('columns.fine'), cell: ({ name }) => name },
            { name: t('columns.car'), cell: ({ car }) => car },
            {
              name: t('columns.date'),
              cell: ({ date }) => (
                <span className="whitespace-nowrap">
                  {format.dateTime(new Date(date), { ...FAR_DAY, month: 'short', timeZone: 'UTC' })}
                </span>
              ),
            },
            { name: t('columns.place'), cell: ({ place }) => place || '—' },
            { name: t('columns.sum'), cell: ({ size }) => roubles(size), isNumber: true },
            {
              name: t('columns.status'),
              cell: (fine) => (
                <span className={fine.paid ? 'tag ok' : 'tag bad'}>{t(fine.paid ? 'paid' : 'unpaid')}</span>
              ),
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
