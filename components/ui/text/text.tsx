import type { ElementType } from 'react'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './text.module.css'

type Own = {
  /** 13, 14, 18 px, a sum that is seen first; without it, that of the text around it. */
  size?: 'xs' | 's' | 'l' | 'figure'
  tone?: 'muted' | 'success' | 'danger'
  weight?: 'medium' | 'semi'
  /** Holds a number, which is never broken. */
  isNumeric?: boolean
  /** Opens a page: Chinese words stay whole. */
  isLead?: boolean
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** A paragraph, or with `as` another element of text. It takes no focus and adds no role. */
export function Text<E extends ElementType = 'p'>(props: Props<E>) {
  const { as, size, tone, weight, isNumeric, isLead, visibility, ...native } = props as Props<'p'>
  const Element: ElementType = as ?? 'p'
  return (
    <Element
      {...native}
      className={joinTokens(styles.text, visibility)}
      data-look={joinTokens(size, tone, weight, isNumeric && 'numeric', isLead && 'lead')}
    />
  )
}
