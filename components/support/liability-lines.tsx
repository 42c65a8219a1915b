import '@/components/quotes/quotes.css'
import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { BranchFacts } from '@/provider/contract/settings'

/** "How much would I pay?": each package with its limit. */
export function LiabilityLines({ insurance }: { insurance: BranchFacts['insurance'] }) {
  const t = useTranslations('support.incident.pay')
  const locale = useLocale()
  return (
    <dl className="lines">
      {insurance.map(({ code, name, deductiblePercent, maxLiabilityKop }) => (
        <div key={code}>
          <dt>{name}</dt>
          <dd>
            {maxLiabilityKop !== null && t('atMost', { amount: formatRoubles(maxLiabilityKop, locale) })}
            {maxLiabilityKop === null &&
              (deductiblePercent === null || deductiblePercent === 100
                ? t('whole')
                : t('share', { percent: deductiblePercent }))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
