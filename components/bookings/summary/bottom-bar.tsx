import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** On phones the price and the next button at the foot of the screen. Wide screens have `BookingSummary`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={`${styles.bottom} no-print`} data-bar="order">
      {children}
    </div>
  )
}
