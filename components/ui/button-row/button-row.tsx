import type { ElementType } from 'react'
import type { ElementProps, Shown } from '@/components/ui/element-props'
import { joinWords } from '@/components/ui/look'
import styles from './button-row.module.css'

type Own = {
  /** Without it all are as high as the highest. */
  align?: 'center' | 'end'
  /** On phones they fill the line. */
  isFilling?: boolean
  shown?: Shown
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** Buttons side by side, on as many lines as they need. It adds no role and takes no focus. */
export function ButtonRow<E extends ElementType = 'div'>(props: Props<E>) {
  const { as, align, isFilling, shown, ...native } = props as Props<'div'>
  const Element: ElementType = as ?? 'div'
  return (
    <Element
      {...native}
      className={joinWords(styles.buttons, shown)}
      data-look={joinWords(align, isFilling && 'fills')}
    />
  )
}
