import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

type Props = {
  /** The act is a whole sentence: it takes a row of its own. */
  isStacked?: boolean
  children: ReactNode
}

/** On phones the price and the next act at the foot of the screen; the act comes last. Wide screens have `BookingSummary`. */
export function BottomBar({ isStacked = false, children }: Props) {
  return (
    <div className={`${styles.bottom} no-print`} data-bar="order" data-look={isStacked ? 'stacked' : undefined}>
      {children}
    </div>
  )
}
