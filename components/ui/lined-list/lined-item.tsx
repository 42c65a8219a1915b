import type { ReactNode } from 'react'
import styles from './lined-item.module.css'

/** An item of a `LinedList`: what it is, and at its end what can be done with it. */
export function LinedItem({ children }: { children: ReactNode }) {
  return <li className={styles.item}>{children}</li>
}
