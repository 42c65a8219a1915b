import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './stack.module.css'

type Own = {
  /** Pixels between the parts. */
  gap?: 4 | 6 | 12 | 20 | 36
  /** Parts stand at its start; without it, they are as wide as the stack. */
  align?: 'start'
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Parts one below the other. It adds no role and takes no focus. */
export function Stack<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, gap = 12, align, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return <Element {...native} className={styles.stack} data-look={joinTokens(gap !== 12 && `gap${gap}`, align)} />
}
