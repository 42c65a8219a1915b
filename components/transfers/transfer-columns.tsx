import type { ReactNode } from 'react'
import styles from './transfer-columns.module.css'

type Props = {
  /** The models. */
  main: ReactNode
  /** An `<aside>`; on phones between the two. */
  side: ReactNode
  /** What stands below the models. */
  children: ReactNode
}

/** The page of all models with a driver: the list, beside it the order, below it the trips. It adds no role. */
export function TransferColumns({ main, side, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.part}>{main}</div>
      {side}
      <div className={styles.part}>{children}</div>
    </div>
  )
}
