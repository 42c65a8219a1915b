import type { ReactNode } from 'react'
import { Panel } from '@/components/ui/panel/panel'
import styles from './offer-panel.module.css'

type Props = {
  as: 'section' | 'div'
  isPrinted?: boolean
  /** What is offered, and behind it the buttons. */
  children: ReactNode
}

/** What a page of texts offers at its end: words and buttons beside them. */
export function OfferPanel({ as, isPrinted = false, children }: Props) {
  return (
    <Panel as={as} visibility={isPrinted ? undefined : 'no-print'}>
      <div className={styles.offer}>{children}</div>
    </Panel>
  )
}
