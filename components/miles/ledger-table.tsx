import { useTranslations } from 'next-intl'
import { ClientTable, type Column } from '@/components/account/client-table'
import { useFormatter } from '@/lib/i18n/use-formatter'
import type { MileEntry } from '@/provider/contract/miles'

type Props = { caption: string; items: readonly MileEntry[]; kind: 'charge' | 'spend' }

/** Two of them stand in a row. */
const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const

const LOOK_OF: Record<MileEntry['state'], string> = {
  pending: 'wait',
  credited: 'ok',
  returned: 'ok',
  reserved: 'wait',
  released: '',
  spent: '',
  expired: 'bad',
}

/** Movements of miles, newest first; what was spent has neither a rate nor a day on which it runs out. */
export function LedgerTable({ caption, items, kind }: Props) {
  const t = useTranslations('miles.ledger')
  const columns = useColumns()
  return (
    <ClientTable<MileEntry>
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
    <span className="mile-reason">
      {text}
      {booking !== null && <small className="muted">{t('booking', { number: booking })}</small>}
    </span>
  )
}

function useColumns() {
  const t = useTranslations('miles')
  const format = useFormatter()
  const day = (text: string, timeZone?: string) =>
    format.dateTime(new Date(text), { ...DAY, ...(timeZone ? { timeZone } : {}) })
  return {
    date: { name: t('ledger.date'), cell: ({ at }) => day(at), kind: 'nowrap' },
    rate: {
      name: t('ledger.rate'),
      cell: ({ earnPercent }) => (earnPercent === null ? '—' : t('ledger.percent', { percent: earnPercent })),
    },
    state: {
      name: t('ledger.state'),
      cell: ({ state }) => <span className={`tag ${LOOK_OF[state]}`}>{t(`states.${state}`)}</span>,
    },
    expires: {
      name: t('ledger.expires'),
      cell: ({ expiresOn }) => (expiresOn ? day(expiresOn, 'UTC') : '—'),
      kind: 'nowrap',
    },
    miles: {
      name: t('ledger.miles'),
      cell: ({ miles, state }) => (
        <b className={miles > 0 && state !== 'pending' ? 'mile-in' : undefined}>{withMinus(t('signed', { miles }))}</b>
      ),
      isNumber: true,
    },
    balance: {
      name: t('ledger.balance'),
      cell: ({ balance }) => (balance === null ? '—' : t('count', { miles: balance })),
      isNumber: true,
    },
  } satisfies Record<string, Column<MileEntry>>
}

/** As money has it: a real minus. */
function withMinus(signed: string): string {
  return signed.replace('-', '−')
}
