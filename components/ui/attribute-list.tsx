import '@/components/cars/page/car-page.css'
import type { ReactNode } from 'react'

type Props = { rows: readonly { label: string; value: ReactNode }[] }

/** Terms with their values; an empty one leaves no row. */
export function AttributeList({ rows }: Props) {
  return (
    <dl className="attrs">
      {rows.map(({ label, value }) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
