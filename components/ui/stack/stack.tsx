import type { ElementType } from 'react'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './stack.module.css'

type Own = {
  /** Pixels between the parts. */
  gap?: 4 | 6 | 8 | 12 | 16 | 20 | 28 | 36
  /** Across: parts are as wide as the stack, or stand at its start or centre. */
  align?: 'start' | 'center'
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Parts one below the other. It adds no role and takes no focus. */
export function Stack<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, gap = 12, align, visibility, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...native}
      className={joinTokens(styles.stack, visibility)}
      data-look={joinTokens(gap !== 12 && `gap${gap}`, align)}
    />
  )
}
