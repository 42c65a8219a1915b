import type { ComponentProps } from 'react'
import styles from './bare-card.module.css'

type Props = Omit<ComponentProps<'article'>, 'className' | 'style'>

/** One of several things of a kind, such as a car, in a `CardGrid`. No padding: its picture reaches its edges. */
export function BareCard(props: Props) {
  return <article {...props} className={styles.bare} />
}
