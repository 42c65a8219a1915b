import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { FinesResponse } from '@/provider/contract/debts'
import { DebtActions, hasDebtActions } from './debt-actions'
import { DebtNote, useDay, useSum } from './debt-note'
import { Day, DebtSection, Roubles } from './debt-section'
import styles from './debts.module.css'

type Fine = FinesResponse['items'][number]

const TONE_OF: Record<Fine['status'], TagTone> = {
  new: 'danger',
  overdue: 'danger',
  paid: 'success',
  disputed: 'warning',
  dispute_kept: 'danger',
  cancelled: 'success',
}

export function FinesView({ fines }: { fines: FinesResponse }) {
  const t = useTranslations('account')
  const tDebts = useTranslations('debts')
  return (
    <DebtSection
      advice={SITE_LINKS.fine}
      response={fines}
      columns={[
        { name: t('columns.fine'), cell: (fine) => <FineName {...fine} /> },
        { name: t('columns.car'), cell: ({ car }) => car },
        { name: t('columns.date'), cell: ({ date }) => <Day date={date} /> },
        { name: t('columns.sum'), cell: ({ size }) => <Roubles sum={size} />, align: 'end', isNumeric: true },
        {
          name: t('columns.status'),
          cell: ({ status }) => <Tag tone={TONE_OF[status]}>{tDebts(`status.${status}`)}</Tag>,
        },
        {
          name: t('columns.acts'),
          cell: (fine) =>
            hasDebtActions(fine) && (
              <DebtActions {...fine} number={fine.decisionNumber} scanMaxMb={fines.scanMaxMb} section="fines" />
            ),
          hasActions: true,
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
          <Text as="li" tone="success" weight="medium">
            {t('discount', { date: day(discount.until), sum: sum(discount.sum) })}
          </Text>
        )}
      </DebtNote>
    </>
  )
}

/** A number that does not break at its hyphens. */
function num(chunks: ReactNode): ReactNode {
  return <span className={styles.whole}>{chunks}</span>
}
