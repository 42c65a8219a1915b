import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './tag.module.css'

export type TagTone =
  | 'muted'
  | 'success'
  | 'warning'
  | 'danger'
  | 'accent'
  | 'sale'
  | 'noDeposit'
  | 'delivery'
  | 'washed'
  | 'frugal'
  | 'popular'
  | 'special'
  | 'advised'

type Own = {
  /** A state, or one of the seven features of a car that have a look (specification §4). */
  tone?: TagTone
  size?: 's' | 'm'
  isNumeric?: boolean
  /** A square around an icon, with its name for readers. */
  isIconOnly?: boolean
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** A word or two about the thing beside it. Its text says all: the colour adds nothing to it. */
export function Tag<E extends ElementType = 'span'>(props: Props<E>) {
  const { as, tone, size, isNumeric, isIconOnly, ...native } = props as Props<'span'>
  const Element: ElementType = as ?? 'span'
  return (
    <Element
      {...native}
      className={styles.label}
      data-look={joinTokens(tone, size, isNumeric && 'numeric', isIconOnly && 'icon')}
    />
  )
}
