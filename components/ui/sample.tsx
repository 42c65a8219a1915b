import type { ReactNode } from 'react'
import styles from './sample.module.css'

type Props = {
  /** The state as the code says it: `size="s"`. */
  of: string
  /** Takes a whole line of the page. */
  isWide?: boolean
  children: ReactNode
}

/** Shows one state of a component below its name in the code. It adds no role and takes no focus. */
export function Sample({ of, isWide, children }: Props) {
  return (
    <div className={styles.sample} data-look={isWide ? 'wide' : undefined}>
      <code className={styles.name} lang="en" translate="no">
        {of}
      </code>
      {children}
    </div>
  )
}
