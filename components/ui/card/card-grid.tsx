import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './card-grid.module.css'

type Own = {
  /** Least width of a card: 250, 300 (at most three in a row), 310 px (cars: one alone grows no wider). */
  min?: 's' | 'm' | 'l'
  /** Cars beside a column of their own: from 240 px on. */
  isDense?: boolean
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Cards, as many in a row as have room: a list by default. It takes no focus. */
export function CardGrid<E extends ElementType = 'ul'>(props: Props<E>) {
  const { as, min, isDense, ...native } = props as Props<'ul'>
  const Element: ElementType = as ?? 'ul'
  return <Element {...native} className={styles.grid} data-look={joinTokens(min, isDense && 'dense')} />
}
