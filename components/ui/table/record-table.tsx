import type { ReactNode } from 'react'
import styles from './record-table.module.css'
import { TableFrame, type TableProps } from './table-frame'

/** Records, with what can be done with each; on phones cards whose cells name their column. */
export function RecordTable<Row>(props: TableProps<Row>) {
  return <TableFrame {...props} className={styles.table} hasNamedCells />
}

/** A second, lighter line of a cell. */
export function CellNote({ children }: { children: ReactNode }) {
  return <small className={styles.note}>{children}</small>
}
