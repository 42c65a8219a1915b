import { useTranslations } from 'next-intl'
import { carTile } from '@/components/account/car-tile'
import { EmptyPanel } from '@/components/account/empty-panel'
import { Entry } from '@/components/ui/entry-list/entry'
import { EntryList } from '@/components/ui/entry-list/entry-list'
import { Heading } from '@/components/ui/heading/heading'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { listHref } from '@/lib/account/list-address'
import { inDueOrder } from '@/lib/debts/due-order'
import type { DamagesResponse, FinesResponse } from '@/provider/contract/debts'
import { useDay, useSum } from './debt-note'

export type Debts = { fines: FinesResponse; damages: DamagesResponse }
type Props = { clientId: number; debts: Debts }

/** So many lines stand here; the sections have all. */
const LINES_MAX = 4

/** What is left to pay for fines and damages, as one sum and line by line; that nothing is, is good news too. */
export function DebtsPanel({ clientId, debts: { fines, damages } }: Props) {
  const t = useTranslations('account')
  const own = useTranslations('debts')
  const [day, sum] = [useDay(), useSum()]
  const due = inDueOrder([
    ...fines.items.map((fine) => ({ ...fine, section: 'fines' as const, anchor: `fine-${fine.id}` })),
    ...damages.items.map((damage) => ({
      ...{ ...damage, name: damage.damage, discount: null, size: damage.debt },
      ...{ section: 'damages' as const, anchor: `damage-${damage.id}` },
    })),
  ]).filter(({ debt }) => debt > 0)
  if (due.length === 0)
    return <EmptyPanel picture="empty-clear" text={t('overview.noDebtsText')} title={t('overview.noDebts')} />
  return (
    <Panel aria-labelledby="debts" flow="stack">
      <Row justify="between">
        <Heading id="debts" isSub>
          {t('overview.debts')}
        </Heading>
        <Text as="b" isNumeric size="l" tone="danger">
          {sum(fines.debt + damages.debt)}
        </Text>
      </Row>
      <EntryList
        groups={[
          {
            key: 'due',
            entries: due
              .slice(0, LINES_MAX)
              .map(({ id, section, anchor, name, discount, debt, size, car, drawn, status }) => (
                <Entry
                  {...carTile(drawn)}
                  href={`${listHref(clientHref(section, clientId), { entry: String(id) })}#${anchor}`}
                  key={anchor}
                  note={discount ? own('untilDay', { date: day(discount.until) }) : car}
                  title={name}
                  tone={status === 'disputed' ? undefined : 'danger'}
                  value={sum(debt)}
                  valueNote={debt < size ? own('insteadOf', { sum: sum(size) }) : null}
                />
              )),
          },
        ]}
      />
      {due.length > LINES_MAX && (
        <Row isWrapping>
          {(['fines', 'damages'] as const).map(
            (section) =>
              due.some((one) => one.section === section) && (
                <TextLink href={clientHref(section, clientId)} isAlone key={section}>
                  {t(`sections.${section}`)}
                </TextLink>
              ),
          )}
        </Row>
      )}
    </Panel>
  )
}
