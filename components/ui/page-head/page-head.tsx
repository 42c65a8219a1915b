import type { ReactNode } from 'react'
import styles from './page-head.module.css'

type Props = {
  as?: 'div' | 'header'
  heading: ReactNode
  lead?: ReactNode
  /** Words of the heading may be divided. */
  hasLongWords?: boolean
  /** More room above it, where no crumbs stand. */
  isRoomy?: boolean
  /** After the lead. */
  children?: ReactNode
}

/** The heading of a page, its only one of level 1, and a sentence below it. */
export function PageHead({ as: Element = 'div', heading, lead, hasLongWords, isRoomy, children }: Props) {
  return (
    <Element className={styles.head} data-look={isRoomy ? 'roomy' : undefined}>
      <h1 className={hasLongWords ? styles.longWords : undefined}>{heading}</h1>
      {lead && <p className={styles.lead}>{lead}</p>}
      {children}
    </Element>
  )
}
