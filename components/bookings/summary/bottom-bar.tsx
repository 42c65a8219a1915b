import type { ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** On phones the price and the next act at the foot of the screen, in the place of the site's own bar; the act comes last. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className={styles.bottom} data-bar="order">
      {children}
    </div>
  )
}

/** What the bar says on phones, in its place on wide screens. */
export function AboveBar({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
