import type { ComponentProps } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './heading.module.css'

type Own = {
  /** Its place in the page's outline. */
  level?: 1 | 2 | 3 | 4
  /** Instead of a heading element: a legend is the heading of a group of fields. */
  as?: 'legend'
  /** As a heading within a section: 20 px. */
  isSub?: boolean
  /** 16 and 24 px; without it, that of its level. */
  size?: 's' | 'l'
  weight?: 'semi'
}

type Props = Loose<Own> & Omit<ComponentProps<'h2'>, keyof Own | 'className' | 'style'>

/** A heading; the level says its rank to screen readers, the size only how it looks. */
export function Heading({ level = 2, as, isSub, size, weight, ...native }: Props) {
  const Element = as ?? (`h${level}` as const)
  return (
    <Element
      // A legend has no other attributes than a heading.
      {...(native as object)}
      className={styles.heading}
      data-look={joinTokens(isSub && 'sub', size, weight)}
    />
  )
}
