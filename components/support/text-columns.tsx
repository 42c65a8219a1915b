import type { ReactNode } from 'react'
import styles from './text-columns.module.css'

/** What a page of texts says, and beside it what belongs to all of it. */
export function TextColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.columns}>
      {children}
      {side}
    </div>
  )
}
