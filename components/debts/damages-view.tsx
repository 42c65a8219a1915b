import { useTranslations } from 'next-intl'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { DamagesResponse } from '@/provider/contract/debts'
import { DebtActs, hasActs } from './debt-acts'
import { DebtNote, useSum } from './debt-note'
import { Day, DebtSection, Roubles } from './debt-section'

type Damage = DamagesResponse['items'][number]

const LOOK_OF: Record<Damage['status'], string> = {
  open: 'bad',
  paid: 'ok',
  covered: 'ok',
  disputed: 'wait',
  dispute_kept: 'bad',
  cancelled: 'ok',
}

export function DamagesView({ damages }: { damages: DamagesResponse }) {
  const t = useTranslations('account')
  return (
    <DebtSection
      advice={SITE_LINKS.incident}
      answer={damages}
      columns={[
        { name: t('columns.damage'), cell: (damage) => <DamageName {...damage} /> },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.cost'), cell: ({ cost }) => <Roubles sum={cost} />, isNumber: true },
        { name: t('columns.paid'), cell: ({ paid }) => <Roubles sum={paid} />, isNumber: true },
        {
          name: t('debt'),
          cell: ({ debt }) => (
            <b className={debt > 0 ? 'due' : undefined}>
              <Roubles sum={debt} />
            </b>
          ),
          isNumber: true,
        },
        {
          name: t('columns.acts'),
          cell: ({ damage, ...row }) =>
            hasActs(row) && (
              <DebtActs
                {...row}
                name={damage}
                number={String(row.id)}
                scanMaxMb={damages.scanMaxMb}
                section="damages"
              />
            ),
          kind: 'acts',
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
      {damage} <span className={`tag ${LOOK_OF[status]}`}>{t(`status.${status}`)}</span>
      <DebtNote {...rest} name={damage} isDisputed={status === 'disputed'}>
        <li>{car}</li>
        {covered > 0 && <li>{t('covered', { sum: sum(covered) })}</li>}
      </DebtNote>
    </>
  )
}
