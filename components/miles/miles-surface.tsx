import type { ReactNode } from 'react'
import { Text } from '@/components/ui/text/text'
import styles from './miles-surface.module.css'

type SurfaceProps = {
  /** Of the balance, which names it. */
  headingId: string
  children: ReactNode
}

/** What stands on the deep sea of the miles, of one colour by day and by night. */
export function MilesSurface({ headingId, children }: SurfaceProps) {
  return (
    <section aria-labelledby={headingId} className={styles.surface}>
      {children}
    </section>
  )
}

type BalanceProps = { headingId: string; heading: string; count: string; notes: readonly string[] }

/** How many miles there are, and what is still to be known of them. */
export function MilesBalance({ headingId, heading, count, notes }: BalanceProps) {
  return (
    <div className={styles.balance}>
      <Text as="h2" id={headingId} size="s" tone="muted">
        {heading}
      </Text>
      <p>{count}</p>
      {notes.map((note) => (
        <Text key={note} size="s" tone="muted">
          {note}
        </Text>
      ))}
    </div>
  )
}
