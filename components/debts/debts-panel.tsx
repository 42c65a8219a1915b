import { useLocale, useTranslations } from 'next-intl'
import { EmptyPanel } from '@/components/account/empty-panel'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** Whole roubles that are left to pay, as the provider says. */
export type Debts = { fines: number; damages: number }
type Props = { clientId: number; debts: Debts }

const SECTIONS = ['fines', 'damages'] as const

/** What is left to pay for fines and damages; that nothing is, is good news too. */
export function DebtsPanel({ clientId, debts }: Props) {
  const t = useTranslations('account')
  const locale = useLocale()
  const open = SECTIONS.filter((section) => debts[section] > 0)
  if (open.length === 0)
    return <EmptyPanel picture="empty-clear" text={t('overview.noDebtsText')} title={t('overview.noDebts')} />
  return (
    <Panel flow="stack" heading={t('overview.debts')}>
      <LinedList>
        {open.map((section) => (
          <Row as="li" justify="between" key={section}>
            <TextLink href={clientHref(section, clientId)}>{t(`sections.${section}`)}</TextLink>
            <Text as="b" isNumeric tone="danger">
              {formatRoubles(debts[section] * KOPECKS_PER_ROUBLE, locale)}
            </Text>
          </Row>
        ))}
      </LinedList>
    </Panel>
  )
}
