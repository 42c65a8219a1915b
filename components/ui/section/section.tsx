import type { ComponentProps, ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import type { Loose } from '@/components/ui/element-props'
import { Heading } from '@/components/ui/heading/heading'
import styles from './section.module.css'

type Own = {
  heading?: ReactNode
  /** At the other end of the heading's line, such as the way to all. */
  beside?: ReactNode
  /** `bottom`: no room above, after another section. */
  space?: 'both' | 'bottom'
}

type Props = Loose<Own> & Omit<ComponentProps<'section'>, keyof Own | 'className' | 'style'>

/** A part of a page with the room around it, under its heading. */
export function Section({ heading, beside, space = 'both', children, ...native }: Props) {
  return (
    <Container {...native} as="section" space={space}>
      {heading && (
        <div className={styles.head}>
          <Heading>{heading}</Heading>
          {beside}
        </div>
      )}
      {children}
    </Container>
  )
}
