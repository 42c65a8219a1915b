import type { ReactNode } from 'react'
import styles from './colour-choice.module.css'

/** The car in it is shown in the colour that is chosen in it, without a script. */
export function ColourScope({ children }: { children: ReactNode }) {
  return <div className={styles.scope}>{children}</div>
}
