import type { ReactNode } from 'react'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand on the right. */
  isNumber?: boolean
  /** What can be done stands in a row of its own on phones; dates never break. */
  kind?: 'acts' | 'nowrap'
}

type Props<Row> = {
  /** What the table is of; for those who cannot see the heading above it. */
  caption: string
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  isCurrent?: (row: Row) => boolean
}

/** A table that on phones becomes a list of cards, each cell with the name of its column. The first column names a row. */
export function ClientTable<Row>({ caption, columns, rows, keyOf, isCurrent }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <table className="t rows">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th className={isNumber ? 'r' : undefined} key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr aria-current={isCurrent?.(row) ? 'true' : undefined} key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ name, cell, isNumber, kind }) =>
              kind === 'acts' ? (
                <td className="acts" key={name}>
                  {cell(row)}
                </td>
              ) : (
                <td className={isNumber ? 'r num' : kind} data-name={name} key={name}>
                  <span>{cell(row)}</span>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
