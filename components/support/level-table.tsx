import { useTranslations } from 'next-intl'
import { Table } from '@/components/ui/table/table'
import type { BranchFacts } from '@/provider/contract/settings'

/** Levels that earn something, each with its two conditions. */
export function LevelTable({ levels }: { levels: BranchFacts['loyalty']['levels'] }) {
  const t = useTranslations('support.loyalty.levels')
  return (
    <Table
      caption={t('caption')}
      columns={[
        { name: t('status'), cell: ({ code }) => t(`names.${code}`) },
        { name: t('km'), cell: ({ km }) => t('kmValue', { km }) },
        { name: t('days'), cell: ({ days }) => t('daysValue', { days }) },
        { name: t('earn'), align: 'end', cell: ({ earnPercent }) => t('percent', { percent: earnPercent }) },
      ]}
      isCaptionVisible
      keyOf={({ code }) => code}
      rows={levels}
    />
  )
}
