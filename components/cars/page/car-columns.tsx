import type { ReactNode } from 'react'
import styles from './car-page.module.css'

type Props = {
  /** The model in a drawing and in words. */
  main: ReactNode
  /** An `<aside>`; on phones between the two. */
  side: ReactNode
  /** Sections about it. */
  children: ReactNode
}

/** The page of a model: what it is, beside it what it costs, below it everything else. It adds no role. */
export function CarColumns({ main, side, children }: Props) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{main}</div>
      {side}
      <div className={styles.more}>{children}</div>
    </div>
  )
}
