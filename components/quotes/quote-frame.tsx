import type { ReactNode } from 'react'
import styles from './quote-frame.module.css'

type Props = {
  /** The branch is asked for the price: said to screen readers at once. */
  isBusy?: boolean
  /** Its answer takes a moment that can be seen. */
  isPending?: boolean
  children: ReactNode
}

/** Lines, total and notes of a price that is asked for anew, one below the other. */
export function QuoteFrame({ isBusy, isPending = false, children }: Props) {
  return (
    <div aria-busy={isBusy} className={styles.quote} data-pending={isPending ? '' : undefined}>
      {children}
    </div>
  )
}
