import { useLocale, useTranslations } from 'next-intl'
import { SumList } from '@/components/ui/sum-list/sum-list'
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
  return <SumList isWordy rows={insurance.map((one) => ({ key: one.code, term: one.name, value: limitOf(one) }))} />
}
