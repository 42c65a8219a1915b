import { useLocale, useTranslations } from 'next-intl'
import { DefinitionList } from '@/components/ui/definition-list/definition-list'
import { formatRoubles } from '@/lib/format/money'
import type { BranchFacts } from '@/provider/contract/settings'

type Packages = BranchFacts['insurance']

/** "How much would I pay?": each package with its limit. */
export function LiabilityLines({ insurance }: { insurance: Packages }) {
  const t = useTranslations('support.incident.pay')
  const locale = useLocale()
  const limitOf = ({ deductiblePercent, maxLiabilityKop }: Packages[number]) => {
    if (maxLiabilityKop !== null) return t('atMost', { amount: formatRoubles(maxLiabilityKop, locale) })
    if (deductiblePercent === null || deductiblePercent === 100) return t('whole')
    return t('share', { percent: deductiblePercent })
  }
  return (
    <DefinitionList
      isWordy
      look="lines"
      rows={insurance.map((one) => ({ key: one.code, term: one.name, value: limitOf(one) }))}
    />
  )
}
