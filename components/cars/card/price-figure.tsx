import type { ReactNode } from 'react'
import styles from './price-figure.module.css'

type Props = {
  /** What it would cost without what is reduced. */
  former?: ReactNode
  amount: string
  /** What it is for, on the same line. */
  unit?: string
  /** Below the amount. */
  note?: string
  /** Below all. */
  children?: ReactNode
}

/** A price that is seen first. It takes no focus and adds no role. */
export function PriceFigure({ former, amount, unit, note, children }: Props) {
  return (
    <div className={styles.price}>
      {former}
      <span className={styles.amount}>
        {amount}
        {unit && (
          <>
            {' '}
            <small>{unit}</small>
          </>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      {children}
    </div>
  )
}
