import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import styles from './visually-hidden.module.css'

type Props<E extends ElementType> = ElementProps<E, unknown>

/** Words for screen readers alone; a control keeps its focus and its place in the order. */
export function VisuallyHidden<E extends ElementType = 'span'>({ as, ...native }: Props<E>) {
  const Element: ElementType = as ?? 'span'
  return <Element {...native} className={styles.hidden} />
}
