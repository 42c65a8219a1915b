import { useLocale, useTranslations } from 'next-intl'
import { Panel } from '@/components/ui/panel/panel'
import { Table } from '@/components/ui/table/table'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import type { BranchFacts } from '@/provider/contract/settings'

type Package = BranchFacts['insurance'][number]

/** The most that OSAGO pays for one victim (Federal Law 40-FZ, article 7): life and health, property. */
const OSAGO = { personKop: 500_000_00, propertyKop: 400_000_00 }

const COVERS = ['others', 'car', 'glass', 'theft', 'zero'] as const

/** Packages beside each other in the shape that Chinese insurers use; `limitOf`: the most that the driver pays of the car's damage. */
export function InsuranceTable({ insurance, limitOf }: { insurance: Package[]; limitOf: (one: Package) => string }) {
  const t = useTranslations('conditions.insurance')
  const locale = useLocale()
  const sums = {
    person: formatRoubles(OSAGO.personKop, locale),
    property: formatRoubles(OSAGO.propertyKop, locale),
  }
  const cellOf: Record<(typeof COVERS)[number], (one: Package) => string> = {
    others: () => t('table.othersSums', sums),
    car: limitOf,
    // A share of the deductible is of the body alone.
    glass: (one) => (one.maxLiabilityKop === null ? t('whole') : limitOf(one)),
    // The rental terms count it as damage of the car itself (decision 0137).
    theft: limitOf,
    zero: ({ maxLiabilityKop }) => t(maxLiabilityKop === 0 ? 'table.none' : 'table.noneYet'),
  }
  return (
    <>
      <Panel as="div">
        <Table
          caption={t('table.caption')}
          columns={[
            { name: t('table.cover'), cell: (cover) => t(`table.${cover}`) },
            ...insurance.map((one) => ({
              name: one.name,
              cell: (cover: (typeof COVERS)[number]) => cellOf[cover](one),
            })),
          ]}
          isCaptionVisible
          keyOf={(cover) => cover}
          rows={COVERS}
        />
      </Panel>
      <Text size="s" tone="muted">
        {[t('table.note'), t('table.theftNote')].join(sentenceGap(locale))}
      </Text>
    </>
  )
}
