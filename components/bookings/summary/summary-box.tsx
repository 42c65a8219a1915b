import type { ComponentProps, ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { joinTokens } from '@/components/ui/look'
import styles from './summary-box.module.css'

type Own = {
  as?: 'aside' | 'section'
  /** The car, above the rest. */
  picture?: ReactNode
  /** Its stage is dark whatever the paint; a link in it stands in its corner. */
  isNight?: boolean
  /** From 861 px on. */
  isWideOnly?: boolean
  /** Scrolls away with the page. */
  isStill?: boolean
}

type Props = Loose<Own> & Omit<ComponentProps<'aside'>, keyof Own | 'className' | 'style'>

/** What is asked for and what it costs, always in sight on wide screens. A landmark by its `aria-label` or heading. */
export function SummaryBox(props: Props) {
  const { as: Element = 'aside', picture, isNight, isWideOnly, isStill, children, ...native } = props
  const look = joinTokens(isNight && 'night', isWideOnly && 'wide', isStill && 'still')
  return (
    <Element {...native} className={styles.summary} data-look={look}>
      {picture}
      <div>{children}</div>
    </Element>
  )
}

/** The act of the box: in sight also where its lines are longer than the screen. */
export function SummaryFoot({ children }: { children: ReactNode }) {
  return <div className={styles.foot}>{children}</div>
}
