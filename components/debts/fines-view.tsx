import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { FinesResponse } from '@/provider/contract/debts'
import { DebtActs, hasActs } from './debt-acts'
import { DebtNote, useDay, useSum } from './debt-note'
import { Day, DebtSection, Roubles } from './debt-section'

type Fine = FinesResponse['items'][number]

const LOOK_OF: Record<Fine['status'], string> = {
  new: 'bad',
  overdue: 'bad',
  paid: 'ok',
  disputed: 'wait',
  dispute_kept: 'bad',
  cancelled: 'ok',
}

export function FinesView({ fines }: { fines: FinesResponse }) {
  const t = useTranslations('account')
  const tDebts = useTranslations('debts')
  return (
    <DebtSection
      advice={SITE_LINKS.fine}
      answer={fines}
      columns={[
        { name: t('columns.fine'), cell: (fine) => <FineName {...fine} /> },
        { name: t('columns.car'), cell: ({ car }) => car },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.sum'), cell: ({ size }) => <Roubles sum={size} />, isNumber: true },
        {
          name: t('columns.status'),
          cell: ({ status }) => <span className={`tag ${LOOK_OF[status]}`}>{tDebts(`status.${status}`)}</span>,
        },
        {
          name: t('columns.acts'),
          cell: (fine) =>
            hasActs(fine) && (
              <DebtActs {...fine} number={fine.decisionNumber} scanMaxMb={fines.scanMaxMb} section="fines" />
            ),
          kind: 'acts',
        },
      ]}
      debtName={t('toPay')}
      section="fines"
    />
  )
}

/** With what proves it: the decision, the place, the deadline of the discount. */
function FineName({ name, place, decisionNumber, decisionDate, discount, status, ...fine }: Fine) {
  const t = useTranslations('debts')
  const { size, paid, debt } = fine
  const isEarly = status === 'disputed' && debt > 0 && debt + paid < size
  const [day, sum] = [useDay(), useSum()]
  return (
    <>
      {name}
      <DebtNote {...fine} name={name} isDisputed={status === 'disputed'}>
        {place && <li>{place}</li>}
        <li>{t.rich('evidence', { num, number: decisionNumber, date: day(decisionDate) })}</li>
        {isEarly && <li>{t('discountKept', { sum: sum(debt) })}</li>}
        {paid > 0 && <li>{t(status === 'paid' && paid < size ? 'paidEarly' : 'paidOf', { sum: sum(paid) })}</li>}
        {discount && (
          <li className="debt-discount">{t('discount', { date: day(discount.until), sum: sum(discount.sum) })}</li>
        )}
      </DebtNote>
    </>
  )
}

/** A number that does not break at its hyphens. */
function num(chunks: ReactNode): ReactNode {
  return <span className="whitespace-nowrap">{chunks}</span>
}
