import type { ComponentProps, ReactNode } from 'react'
import styles from './radio-choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'style' | 'type'> & {
  /** A `<b>` with the name first, then what is told of it. */
  children: ReactNode
}

/** One answer as a card beside others, native. Long, it takes its name by `aria-labelledby`, the rest by `aria-describedby`. */
export function RadioCard({ children, ...input }: Props) {
  return (
    <label className={styles.card}>
      <input {...input} type="radio" />
      {children}
    </label>
  )
}
