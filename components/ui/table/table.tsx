import type { ReactNode } from 'react'
import { Cell, type CellLook } from './cell'
import { TableFrame, type TableLook } from './table-frame'

export type Column<Row> = CellLook & {
  name: string
  /** Where two columns have one name. */
  key?: string
  cell: (row: Row) => ReactNode
}

type Props<Row> = {
  /** What the table is of; hidden unless `isCaptionShown`. */
  caption?: ReactNode
  isCaptionVisible?: boolean
  /** `rows`: records, on phones cards whose cells name their column; the others stay tables. */
  look?: TableLook
  /** The first names a row. */
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
  isCurrent?: (row: Row) => boolean
}

/** Data in rows and columns, named by its caption; each row by its first cell. */
export function Table<Row>({ columns, rows, keyOf, isCurrent, look = 'plain', ...frame }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <TableFrame look={look} {...frame}>
      <thead>
        <tr>
          {columns.map(({ name, key = name, align }) => (
            <Cell align={align} as="th" key={key} scope="col">
              {name}
            </Cell>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr aria-current={isCurrent?.(row) ? 'true' : undefined} key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ name, key = name, cell, ...cellLook }) =>
              look === 'rows' && !cellLook.hasActions ? (
                <Cell {...cellLook} data-name={name} key={key}>
                  <span>{cell(row)}</span>
                </Cell>
              ) : (
                <Cell {...cellLook} key={key}>
                  {cell(row)}
                </Cell>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </TableFrame>
  )
}
