import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './summary-box.module.css'

type Own = {
  as?: 'aside' | 'section'
  /** The car, above the rest. */
  picture?: ReactNode
  /** From 861 px on. */
  isWideOnly?: boolean
  /** Scrolls away with the page. */
  isStill?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'aside'>, keyof Own | 'style'>

/** What is asked for and what it costs, always in sight on wide screens. A landmark by its `aria-label` or heading. */
export function SummaryBox(props: Props) {
  const { as: Element = 'aside', picture, className, isWideOnly, isStill, children, ...native } = props
  const look = joinTokens(isWideOnly && 'wide', isStill && 'still')
  return (
    <Element {...native} className={joinTokens(styles.summary, className)} data-look={look}>
      {picture}
      <div>{children}</div>
    </Element>
  )
}
