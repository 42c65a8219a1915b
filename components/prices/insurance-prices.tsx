import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { PriceListTable } from '@/components/ui/table/price-list-table'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { withSoftHyphens } from '@/lib/format/soft-hyphens'
import type { PriceGroup } from '@/lib/prices/price-table'
import type { PricesResponse } from '@/provider/contract/prices'
import styles from './prices.module.css'

type Package = PricesResponse['insurance'][number]

/** Packages by class, a day each; without one a driver answers for the deductible, and that costs nothing. */
export function InsurancePrices({ groups, packages: all }: { groups: PriceGroup[]; packages: Package[] }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const packages = all.filter(({ code }) => code !== 'none')
  const insured = groups.filter(({ id }) => packages.some(({ perDayKopByClass }) => perDayKopByClass[id] !== undefined))
  if (insured.length === 0) return null
  const priceOf = ({ perDayKopByClass }: Package, classId: PriceGroup['id']) => {
    const kop = perDayKopByClass[classId]
    if (kop === undefined) return t('notOffered')
    return formatRoubles(kop, locale)
  }
  return (
    <Panel aria-labelledby="insurance" isFramed>
      <h2 id="insurance">{t('insurance')}</h2>
      <ul className={styles.packages}>
        {packages.map((one) => (
          <li key={one.code}>
            <b>{one.name}</b> <Liability of={one} />
            <Text as="span" tone="muted">
              {one.text}
            </Text>
            {one.documentsWithinDays !== null && (
              <Text as="span" tone="muted">
                {t('insuranceDocuments', { days: one.documentsWithinDays })}
              </Text>
            )}
          </li>
        ))}
      </ul>
      <PriceListTable
        caption={t('insuranceCaption')}
        columns={[
          { name: t('class'), cell: ({ name }) => withSoftHyphens(name) },
          ...packages.map((one) => ({
            key: one.code,
            name: one.name,
            align: 'end' as const,
            cell: ({ id }: PriceGroup) => priceOf(one, id),
          })),
        ]}
        keyOf={({ id }) => id}
        rows={insured}
      />
    </Panel>
  )
}

/** What the driver would still pay after an accident. */
function Liability({ of: { liability } }: { of: Package }) {
  const t = useTranslations('prices')
  const locale = useLocale()
  const { deductiblePercent, maxKop } = liability
  if (maxKop !== null) return <span>{t('liabilityMax', { amount: formatRoubles(maxKop, locale) })}</span>
  if (deductiblePercent === null) return null
  return <span>{t('liabilityShare', { percent: deductiblePercent })}</span>
}
