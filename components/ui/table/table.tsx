import styles from './table.module.css'
import { TableFrame, type TableProps } from './table-frame'

type Props<Row> = TableProps<Row> & {
  isCaptionVisible?: boolean
  /** `small`: few numbers under a drawing. */
  look?: 'plain' | 'small'
}

/** Facts to read, in rows and columns. */
export function Table<Row>({ isCaptionVisible, look = 'plain', ...rest }: Props<Row>) {
  return (
    <TableFrame
      {...rest}
      captionClass={isCaptionVisible ? styles.caption : undefined}
      className={styles.table}
      look={look}
    />
  )
}
