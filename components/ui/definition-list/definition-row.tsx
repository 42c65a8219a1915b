import type { ReactNode } from 'react'

export type Definition = {
  /** With its sign before the words in a `signed` list, its `<small>` note behind them in `prices`. */
  term: ReactNode
  value?: ReactNode
  /** Several for one term. */
  values?: readonly ReactNode[] | undefined
  tone?: 'success' | 'danger' | undefined
  /** A value of its own under the first, quieter; of `cards`. */
  note?: ReactNode
  /** The way to change it; of a `ReviewList`. */
  action?: ReactNode
}

/** One pair of a `DefinitionList`, which gives it its look. */
export function DefinitionRow({ term, value, values, tone, note, action }: Definition) {
  return (
    <div>
      <dt>{term}</dt>
      {(values ?? [value]).map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity of their own
        <dd data-tone={tone} key={index}>
          {one}
        </dd>
      ))}
      {note && <dd data-tone="note">{note}</dd>}
      {action && <dd data-tone="action">{action}</dd>}
    </div>
  )
}

/** The pairs that have a value. */
export function DefinitionRows({ rows }: { rows: readonly (Definition & { key?: string | undefined })[] }) {
  return rows.map(({ key, ...row }) =>
    row.value || row.values ? <DefinitionRow key={key ?? String(row.term)} {...row} /> : null,
  )
}
