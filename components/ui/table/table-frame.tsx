import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { Cell, type CellLook } from './cell'

/** The look is that of the column's cells; its name follows `align` alone, and the first column, which names rows, nothing. */
export type Column<Row> = CellLook & {
  name: string
  /** Where two columns have one name. */
  key?: string
  cell: (row: Row) => ReactNode
}

type Own<Row> = {
  /** What the table is of. Left out where `aria-labelledby` names it or a heading stands right above. */
  caption?: ReactNode
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

export type TableProps<Row> = Loose<Own<Row>> &
  Omit<ComponentProps<'table'>, keyof Own<Row> | 'children' | 'className' | 'style'>

type Props<Row> = TableProps<Row> & {
  /** Of the look's own sheet: a page loads no other look. */
  className: string | undefined
  /** Of a caption that is seen. */
  captionClass?: string | undefined
  look?: string
}

/** What all looks of a table are made of: rows and columns, named by the caption; each row by its first cell. */
export function TableFrame<Row>(props: Props<Row>) {
  const { className, captionClass, look, caption, columns, rows, keyOf, ...rest } = props
  const [first, ...others] = columns
  return (
    <table {...rest} className={className} data-look={look}>
      {caption !== undefined &&
        (captionClass ? (
          <caption className={captionClass}>{caption}</caption>
        ) : (
          <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        ))}
      <thead>
        <tr>
          {columns.map(({ name, key = name, align }) => (
            <th data-look={align} key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row">{first.cell(row)}</th>
            {others.map(({ name, key = name, cell, ...cellLook }) => (
              <Cell {...cellLook} key={key}>
                {cell(row)}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
