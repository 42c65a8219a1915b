import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import type { BranchFacts } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'

type Package = BranchFacts['insurance'][number]

/** Each package with the most that the driver would pay. */
export function InsurancePackages({ insurance }: { insurance: Package[] }) {
  const t = useTranslations('conditions.insurance')
  return (
    <ConditionBlock id="insurance">
      <p>{t('text')}</p>
      <ul className="info-cards">
        {insurance.map((one) => (
          <li key={one.code}>
            <b>{one.name}</b>
            <Limit {...one} />
            <span>{one.text}</span>
            {one.documentsWithinDays !== null && <span>{t('papers', { days: one.documentsWithinDays })}</span>}
          </li>
        ))}
      </ul>
      <p>
        {t.rich('void', {
          link: (chunks) => (
            <Link className="link" href="/support/incident/">
              {chunks}
            </Link>
          ),
        })}
      </p>
    </ConditionBlock>
  )
}

function Limit({ deductiblePercent, maxLiabilityKop }: Package) {
  const t = useTranslations('conditions.insurance')
  const locale = useLocale()
  if (maxLiabilityKop !== null)
    return <strong>{t('atMost', { amount: formatRoubles(maxLiabilityKop, locale) })}</strong>
  if (deductiblePercent === null || deductiblePercent === 100) return <strong>{t('whole')}</strong>
  return <strong>{t('share', { percent: deductiblePercent })}</strong>
}
