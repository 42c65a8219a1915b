import type { ReactNode } from 'react'
import styles from './timeline.module.css'

type Props = { steps: ReadonlyArray<{ title: string; text: ReactNode }> }

/** What to do, in order: an ordered list; its printed numbers are hidden from readers, who count themselves. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <i aria-hidden="true">{index + 1}</i>
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ol>
  )
}
