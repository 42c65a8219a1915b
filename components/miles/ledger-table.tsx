import { useTranslations } from 'next-intl'
import { CellNote, RecordTable } from '@/components/ui/table/record-table'
import type { Column } from '@/components/ui/table/table-frame'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import { Text } from '@/components/ui/text/text'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { MileEntry } from '@/provider/contract/miles'

type Props = { caption: string; items: readonly MileEntry[]; kind: 'charge' | 'spend' }

/** Two of them stand in a row. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const TONE_OF: Record<MileEntry['state'], TagTone | undefined> = {
  pending: 'warning',
  credited: 'success',
  returned: 'success',
  reserved: 'warning',
  released: undefined,
  spent: undefined,
  expired: 'danger',
}

/** Movements of miles, newest first; what was spent has neither a rate nor a day on which it runs out. */
export function LedgerTable({ caption, items, kind }: Props) {
  const t = useTranslations('miles.ledger')
  const columns = useColumns()
  return (
    <RecordTable<MileEntry>
      caption={caption}
      columns={[
        { name: t('reason'), cell: (entry) => <Reason entry={entry} /> },
        columns.date,
        ...(kind === 'charge' ? [columns.rate] : []),
        columns.state,
        ...(kind === 'charge' ? [columns.expires] : []),
        columns.miles,
        columns.balance,
      ]}
      keyOf={({ id }) => id}
      rows={items}
    />
  )
}

function Reason({ entry: { text, booking } }: { entry: MileEntry }) {
  const t = useTranslations('miles.ledger')
  return (
    // One part of its cell, on phones too.
    <span>
      {text}
      {booking !== null && <CellNote>{t('booking', { number: booking })}</CellNote>}
    </span>
  )
}

function useColumns() {
  const t = useTranslations('miles')
  const format = useFormatter()
  const day = (text: string, timeZone?: string) =>
    format.dateTime(new Date(text), { ...DAY, ...(timeZone ? { timeZone } : {}) })
  return {
    date: { name: t('ledger.date'), cell: ({ at }) => day(at), isWhole: true },
    rate: {
      name: t('ledger.rate'),
      cell: ({ earnPercent }) => (earnPercent === null ? '—' : t('ledger.percent', { percent: earnPercent })),
    },
    state: {
      name: t('ledger.state'),
      cell: ({ state }) => <Tag tone={TONE_OF[state]}>{t(`states.${state}`)}</Tag>,
    },
    expires: {
      name: t('ledger.expires'),
      cell: ({ expiresOn }) => (expiresOn ? day(expiresOn, 'UTC') : '—'),
      isWhole: true,
    },
    miles: {
      name: t('ledger.miles'),
      cell: ({ miles, state }) => (
        <Text as="b" tone={miles > 0 && state !== 'pending' ? 'success' : undefined}>
          {withMinus(t('signed', { miles }))}
        </Text>
      ),
      align: 'end',
      isNumeric: true,
    },
    balance: {
      name: t('ledger.balance'),
      cell: ({ balance }) => (balance === null ? '—' : t('count', { miles: balance })),
      align: 'end',
      isNumeric: true,
    },
  } satisfies Record<string, Column<MileEntry>>
}

/** As money has it: a real minus. */
function withMinus(signed: string): string {
  return signed.replace('-', '−')
}
