import type { ElementType } from 'react'
import type { ElementProps } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import { Link } from '@/lib/i18n/navigation'
import styles from './card.module.css'

type Own = {
  /** The whole card is a link of the site; `as="a"` makes it a native one. */
  href?: string
  size?: 's' | 'm'
  /** On a panel, which has its colour. */
  tone?: 'sunk'
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** One of several things of a kind, in a `CardGrid`. With `href` a link named by its content; else without a role. */
export function Card<E extends ElementType = 'li'>(props: Props<E>) {
  const { as, size, tone, ...native } = props as Props<'li'>
  const Element: ElementType = as ?? (native.href === undefined ? 'li' : Link)
  return <Element {...native} className={styles.card} data-look={joinTokens(size, tone)} />
}
