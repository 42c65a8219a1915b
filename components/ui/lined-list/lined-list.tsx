import type { ComponentProps } from 'react'
import styles from './lined-list.module.css'

/** A list with a line between its items. */
export function LinedList(native: Omit<ComponentProps<'ul'>, 'className' | 'style'>) {
  return <ul {...native} className={styles.list} />
}
