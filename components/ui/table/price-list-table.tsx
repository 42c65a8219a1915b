import styles from './price-list-table.module.css'
import { TableFrame, type TableProps } from './table-frame'

/** Prices of everything, for the screen and for paper. */
export function PriceListTable<Row>(props: TableProps<Row>) {
  return <TableFrame {...props} className={styles.table} />
}
