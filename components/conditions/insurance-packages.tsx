import { useLocale, useTranslations } from 'next-intl'
import { Card } from '@/components/ui/card/card'
import { CardGrid } from '@/components/ui/card/card-grid'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatRoubles } from '@/lib/format/money'
import { COVER_EXCLUSIONS_ON_PAGES } from '@/provider/contract/rules/options/cover-exclusions'
import type { BranchFacts } from '@/provider/contract/settings'
import { ConditionBlock } from './condition-block'
import { InsuranceTable } from './insurance-table'

type Package = BranchFacts['insurance'][number]

/** Each package with the most that the driver would pay. */
export function InsurancePackages({ insurance }: { insurance: Package[] }) {
  const t = useTranslations('conditions.insurance')
  const locale = useLocale()
  const limitOf = useLimit()
  return (
    <ConditionBlock id="insurance">
      <p>{t('text')}</p>
      <CardGrid>
        {insurance.map((one) => (
          <Card key={one.code}>
            <Text as="b" weight="semi">
              {one.name}
            </Text>
            <Text as="strong" size="s" weight="semi">
              {limitOf(one)}
            </Text>
            <Text as="span" size="s" tone="muted">
              {one.text}
            </Text>
            {one.documentsWithinDays !== null && (
              <Text as="span" size="s" tone="muted">
                {t('papers', { days: one.documentsWithinDays })}
              </Text>
            )}
          </Card>
        ))}
      </CardGrid>
      {locale === 'zh-CN' ? <InsuranceTable insurance={insurance} limitOf={limitOf} /> : <p>{t('theft')}</p>}
      <p>
        {t.rich('void', {
          exclusions: COVER_EXCLUSIONS_ON_PAGES[locale],
          link: (chunks) => <TextLink href="/support/incident/">{chunks}</TextLink>,
        })}
      </p>
    </ConditionBlock>
  )
}

function useLimit(): (one: Package) => string {
  const t = useTranslations('conditions.insurance')
  const locale = useLocale()
  return ({ deductiblePercent, maxLiabilityKop }) => {
    if (maxLiabilityKop !== null) return t('atMost', { amount: formatRoubles(maxLiabilityKop, locale) })
    if (deductiblePercent === null || deductiblePercent === 100) return t('whole')
    return t('share', { percent: deductiblePercent })
  }
}
