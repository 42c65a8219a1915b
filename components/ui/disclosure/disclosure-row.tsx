import type { ComponentProps, ReactNode } from 'react'
import styles from './disclosure-row.module.css'

type Props = Omit<ComponentProps<'details'>, 'className' | 'style'> & {
  /** Words, or a heading. */
  summary: ReactNode
}

/** One of several rows that open, such as a question with its answer: a `<details>`. */
export function DisclosureRow({ summary, children, ...rest }: Props) {
  return (
    <details {...rest} className={styles.line}>
      <summary>{summary}</summary>
      {children}
    </details>
  )
}
