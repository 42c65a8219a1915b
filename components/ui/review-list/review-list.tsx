import type { ReactNode } from 'react'
import styles from './review-list.module.css'

/** What was chosen, each a `DefinitionRow` with the way to change it: a `<dl>`. */
export function ReviewList({ children }: { children: ReactNode }) {
  return <dl className={styles.review}>{children}</dl>
}
