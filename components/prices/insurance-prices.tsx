import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { PriceGroup } from '@/lib/prices/price-table'
import type { PricesResponse } from '@/provider/contract/prices'

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
    <section aria-labelledby="insurance" className="panel">
      <h2 id="insurance">{t('insurance')}</h2>
      <ul className="packages">
        {packages.map((one) => (
          <li key={one.code}>
            <b>{one.name}</b> <Liability of={one} />
            <span className="muted">{one.text}</span>
            {one.documentsWithinDays !== null && (
              <span className="muted">{t('insuranceDocuments', { days: one.documentsWithinDays })}</span>
            )}
          </li>
        ))}
      </ul>
      <table className="t">
        <caption className="sr-only">{t('insuranceCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            {packages.map(({ code, name }) => (
              <th className="r" key={code} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {insured.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {packages.map((one) => (
                <td className="r" key={one.code}>
                  {priceOf(one, id)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
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
