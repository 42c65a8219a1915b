import type { ReactNode } from 'react'

export type PriceListRow = { id: string; name: string; note?: ReactNode; price: ReactNode }

type Props = { id: string; title: string; lead?: string; rows: PriceListRow[] }

/** What it is, and what it costs; a list of pairs, so that a phone needs no table. */
export function PriceList({ id, title, lead, rows }: Props) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby={id} className="panel">
      <h2 id={id}>{title}</h2>
      {lead && <p className="muted">{lead}</p>}
      <dl className="price-list">
        {rows.map((row) => (
          <div key={row.id}>
            <dt>
              {row.name}
              {row.note && <small>{row.note}</small>}
            </dt>
            <dd>{row.price}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
