import { TableFrame, type TableProps } from './table-frame'
import styles from './term-table.module.css'

/** Prices of one car: by season and term, or by months. */
export function TermTable<Row>(props: TableProps<Row> & { look: 'terms' | 'months' }) {
  return <TableFrame {...props} className={styles.table} />
}
