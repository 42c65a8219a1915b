import type { ReactNode } from 'react'
import { DefinedPrices } from '@/components/ui/definition-list/defined-prices'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'

export type PriceListRow = { id: string; name: string; note?: ReactNode; price: ReactNode }

type Props = { id: string; title: string; lead?: string; rows: PriceListRow[] }

/** What it is, and what it costs; a list of pairs, so that a phone needs no table. */
export function PriceList({ id, title, lead, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <Panel aria-labelledby={id} isFramed>
      <h2 id={id}>{title}</h2>
      {lead && <Text tone="muted">{lead}</Text>}
      <DefinedPrices
        rows={rows.map((row) => ({
          key: row.id,
          term: (
            <>
              {row.name}
              {row.note && <small>{row.note}</small>}
            </>
          ),
          value: row.price,
        }))}
      />
    </Panel>
  )
}
