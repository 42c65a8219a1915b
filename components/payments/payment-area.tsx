import type { ReactNode } from 'react'
import styles from './payments.module.css'

/** The panels of the payment page, one below the other. */
export function PaymentArea({ children }: { children: ReactNode }) {
  return <div className={styles.area}>{children}</div>
}
