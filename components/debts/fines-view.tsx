import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import type { ListQuery } from '@/lib/account/list-address'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { FinesResponse } from '@/provider/contract/debts'
import { DebtActions } from './debt-actions'
import { DebtEntry } from './debt-entry'
import { DebtNote, useDay, useSum } from './debt-note'
import { DebtSection } from './debt-section'
import styles from './debts.module.css'

type Fine = FinesResponse['items'][number]
type Props = { fines: FinesResponse; clientId: number; query: ListQuery }

export function FinesView({ fines, clientId, query }: Props) {
  return (
    <DebtSection
      advice={SITE_LINKS.fine}
      query={query}
      clientId={clientId}
      entry={(fine, isDueFirst) => (
        <DebtEntry
          anchor={`fine-${fine.id}`}
          debt={fine}
          isOpen={isDueFirst || query.entry === String(fine.id)}
          key={fine.id}
          name={fine.name}
        >
          <FineNote {...fine} />
          <DebtActions
            {...fine}
            isDueFirst={isDueFirst}
            number={fine.decisionNumber}
            scanMaxMb={fines.scanMaxMb}
            section="fines"
          />
        </DebtEntry>
      )}
      response={fines}
      section="fines"
    />
  )
}

/** What proves it: the decision, the place, the deadline of the discount. */
function FineNote({ place, decisionNumber, decisionDate, discount, status, ...fine }: Fine) {
  const t = useTranslations('debts')
  const { size, paid, debt } = fine
  const isEarly = status === 'disputed' && debt > 0 && debt + paid < size
  const [day, sum] = [useDay(), useSum()]
  return (
    <DebtNote {...fine} isDisputed={status === 'disputed'}>
      {place && <li>{place}</li>}
      <li>{t.rich('evidence', { num, number: decisionNumber, date: day(decisionDate) })}</li>
      {isEarly && <li>{t('discountKept', { sum: sum(debt) })}</li>}
      {paid > 0 && <li>{t(status === 'paid' && paid < size ? 'paidEarly' : 'paidOf', { sum: sum(paid) })}</li>}
      {discount && (
        <Text as="li" tone="success" weight="medium">
          {t('discount', { date: day(discount.until), sum: sum(discount.sum), size: sum(size - paid) })}
        </Text>
      )}
    </DebtNote>
  )
}

/** A number that does not break at its hyphens. */
function num(chunks: ReactNode): ReactNode {
  return <span className={styles.whole}>{chunks}</span>
}
