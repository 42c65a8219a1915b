import type { ReactNode } from 'react'
import styles from './prices.module.css'

/** The parts of the price page, one below the other. It adds no role and takes no focus. */
export function PriceStack({ children }: { children: ReactNode }) {
  return <div className={styles.parts}>{children}</div>
}
