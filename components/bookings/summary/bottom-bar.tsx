import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** On phones the price and the next act at the foot of the screen; the act comes last. Wide screens have `BookingSummary`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.bottom} no-print`} data-bar="order">
      {children}
    </div>
  )
}
