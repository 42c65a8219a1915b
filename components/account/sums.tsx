import type { ReactNode } from 'react'

type Sum = { name: string; value: ReactNode; look?: 'due'; note?: string }

/** The numbers of a section before its rows. */
export function Sums({ items }: { items: readonly Sum[] }) {
  return (
    <dl className="sums">
      {items.map(({ name, value, look, note }) => (
        <div className="panel" key={name}>
          <dt className="small muted">{name}</dt>
          <dd className={look ? `num ${look}` : 'num'}>{value}</dd>
          {note && <dd className="small muted sum-note">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
