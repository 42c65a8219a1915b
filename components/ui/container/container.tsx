import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import styles from './container.module.css'

type Own = {
  /** The room of a section above and below it, or below alone after another section; `page`: 64 px below, where the page ends. */
  space?: 'both' | 'bottom' | 'page'
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** As wide as the page's content. It adds no role and takes no focus. */
export function Container<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, space, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return <Element {...native} className={styles.container} data-look={space} />
}
