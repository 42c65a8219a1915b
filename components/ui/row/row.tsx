import type { ElementType } from 'react'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './row.module.css'

type Own = {
  /** Pixels between the parts. */
  gap?: 4 | 6 | 8 | 12 | 16 | 20
  align?: 'center' | 'start' | 'end' | 'baseline'
  justify?: 'between' | 'middle'
  /** What has no room goes on in the next line. */
  isWrapping?: boolean
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Parts side by side. It adds no role and takes no focus. */
export function Row<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, gap = 12, align, justify, isWrapping, visibility, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...native}
      className={joinTokens(styles.inRow, visibility)}
      data-look={joinTokens(gap !== 12 && `gap${gap}`, align, justify, isWrapping && 'wraps')}
    />
  )
}
