import type { ElementType } from 'react'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './row.module.css'

type Own = {
  /** Across the line; without it, its middle. */
  align?: 'start'
  justify?: 'between'
  /** What has no room goes on in the next line. */
  isWrapping?: boolean
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Parts side by side. It adds no role and takes no focus. */
export function Row<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, align, justify, isWrapping, visibility, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...native}
      className={joinTokens(styles.inRow, visibility)}
      data-look={joinTokens(align, justify, isWrapping && 'wraps')}
    />
  )
}
