import { useLocale, useTranslations } from 'next-intl'
import { LinedList } from '@/components/ui/lined-list/lined-list'
import { Panel } from '@/components/ui/panel/panel'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { type ClientSection, clientHref } from '@/lib/account/client-sections'
import { formatRoubles } from '@/lib/format/money'
import type { HistoryDetail } from '@/provider/contract/history'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

type Props = Pick<HistoryDetail, 'fines' | 'damages'> & { clientId: number }
type Debt = { id: string; section: ClientSection; name: string; debt: number }

/** Fines and damages of this rental, with what is left to pay of each. */
export function BookingDebts({ clientId, fines, damages }: Props) {
  const t = useTranslations('history.debts')
  const locale = useLocale()
  const rows: Debt[] = [
    ...fines.map(({ id, name, debt }) => ({ id: `fine ${id}`, section: 'fines' as const, name, debt })),
    ...damages.map(({ id, damage, debt }) => ({ id: `damage ${id}`, section: 'damages' as const, name: damage, debt })),
  ]
  return (
    <Panel flow="stack" heading={t('title')}>
      {rows.length === 0 && (
        <Text size="s" tone="muted">
          {t('none')}
        </Text>
      )}
      <LinedList>
        {rows.map(({ id, section, name, debt }) => (
          <Row align="start" as="li" justify="between" key={id}>
            <TextLink href={clientHref(section, clientId)}>{name}</TextLink>
            {debt > 0 ? (
              <Text as="b" isNumeric tone="danger">
                {formatRoubles(debt * KOPECKS_PER_ROUBLE, locale)}
              </Text>
            ) : (
              <Text as="span" tone="muted">
                {t('settled')}
              </Text>
            )}
          </Row>
        ))}
      </LinedList>
    </Panel>
  )
}
