import type { ReactNode } from 'react'
import type { Loose } from '@/components/ui/element-props'
import { Heading } from '@/components/ui/heading/heading'
import styles from './section.module.css'

type Own = {
  id?: string
  level?: 2 | 3
  /** At the other end of the line, such as the way to all. */
  beside?: ReactNode
  children: ReactNode
}

type Props = Loose<Own>

/** Heading of a section, at its level, and what stands beside it. */
export function SectionHead({ id, level, beside, children }: Props) {
  return (
    <div className={styles.head}>
      <Heading id={id} level={level}>
        {children}
      </Heading>
      {beside}
    </div>
  )
}
