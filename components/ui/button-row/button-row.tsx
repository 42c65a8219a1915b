import type { ElementType } from 'react'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './button-row.module.css'

type Own = {
  /** Without it all are as high as the highest. */
  align?: 'center' | 'end'
  /** On phones they fill the line. */
  isFilling?: boolean
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Buttons side by side, on as many lines as they need. It adds no role and takes no focus. */
export function ButtonRow<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, align, isFilling, visibility, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...native}
      className={joinTokens(styles.buttons, visibility)}
      data-look={joinTokens(align, isFilling && 'fills')}
    />
  )
}
