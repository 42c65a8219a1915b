import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DamagesResponse } from '@/provider/contract/debts'
import { DebtActions, hasDebtActions } from './debt-actions'
import { DebtNote, useSum } from './debt-note'
import { Day, DebtSection, Roubles } from './debt-section'

type Damage = DamagesResponse['items'][number]

const TONE_OF: Record<Damage['status'], TagTone> = {
  open: 'danger',
  paid: 'success',
  covered: 'success',
  disputed: 'warning',
  dispute_kept: 'danger',
  cancelled: 'success',
}

export function DamagesView({ damages }: { damages: DamagesResponse }) {
  const t = useTranslations('account')
  return (
    <DebtSection
      advice={SITE_LINKS.incident}
      response={damages}
      columns={[
        { name: t('columns.damage'), cell: (damage) => <DamageName {...damage} /> },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.cost'), cell: ({ cost }) => <Roubles sum={cost} />, align: 'end', isNumeric: true },
        { name: t('columns.paid'), cell: ({ paid }) => <Roubles sum={paid} />, align: 'end', isNumeric: true },
        {
          name: t('debt'),
          cell: ({ debt }) => (
            <Text as="b" tone={debt > 0 ? 'danger' : undefined}>
              <Roubles sum={debt} />
            </Text>
          ),
          align: 'end',
          isNumeric: true,
        },
        {
          name: t('columns.acts'),
          cell: ({ damage, ...row }) =>
            hasDebtActions(row) && (
              <DebtActions
                {...row}
                name={damage}
                number={String(row.id)}
                scanMaxMb={damages.scanMaxMb}
                section="damages"
              />
            ),
          hasActions: true,
        },
      ]}
      debtName={t('debt')}
      section="damages"
    />
  )
}

/** With its state, its car, and what the insurance made of it. */
function DamageName({ damage, car, covered, status, ...rest }: Damage) {
  const t = useTranslations('debts')
  const sum = useSum()
  return (
    <>
      {damage} <Tag tone={TONE_OF[status]}>{t(`status.${status}`)}</Tag>
      <DebtNote {...rest} name={damage} isDisputed={status === 'disputed'}>
        <li>{car}</li>
        {covered > 0 && <li>{t('covered', { sum: sum(covered) })}</li>}
      </DebtNote>
    </>
  )
}
