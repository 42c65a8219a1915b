import type { ComponentProps } from 'react'
import styles from './tag.module.css'

/** Tags of one thing, as a list. */
export function TagList(native: Omit<ComponentProps<'ul'>, 'className' | 'style'>) {
  return <ul {...native} className={styles.list} />
}
