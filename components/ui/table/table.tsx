import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { Cell, type CellLook } from './cell'
import prices from './prices.module.css'
import styles from './table.module.css'

type TableLook = 'rows' | 'plain' | 'terms' | 'months' | 'prices' | 'small'

/** Looks of the second sheet. */
const PRICES: ReadonlySet<TableLook> = new Set(['terms', 'months', 'prices'])

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
  isCaptionVisible?: boolean
  /** `rows`: records, on phones cards whose cells name their column; the others stay tables. */
  look?: TableLook
  columns: readonly [Column<Row>, ...Column<Row>[]]
  rows: readonly Row[]
  keyOf: (row: Row) => string | number
}

type Props<Row> = Loose<Own<Row>> & Omit<ComponentProps<'table'>, keyof Own<Row> | 'children' | 'className' | 'style'>

/** Data in rows and columns, named by its caption; each row by its first cell. */
export function Table<Row>({ caption, isCaptionVisible, look = 'plain', columns, rows, keyOf, ...rest }: Props<Row>) {
  const [first, ...others] = columns
  return (
    <table {...rest} className={PRICES.has(look) ? prices.table : styles.table} data-look={look}>
      {caption !== undefined &&
        (isCaptionVisible ? (
          <caption className={styles.caption}>{caption}</caption>
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
    </table>
  )
}
