import type { ComponentProps, ElementType, ReactNode } from 'react'
import { Container } from '@/components/ui/container/container'
import type { Loose } from '@/components/ui/element-props'
import { SectionHead } from './section-head'

type Own = {
  as?: ElementType
  heading?: ReactNode
  /** Id of the heading, which then names the section. */
  headingId?: string
  level?: 2 | 3
  /** At the other end of the heading's line. */
  beside?: ReactNode
  /** `bottom`: no room above, after another section. */
  space?: 'both' | 'bottom'
}

type Props = Loose<Own> & Omit<ComponentProps<'section'>, keyof Own | 'className' | 'style'>

/** A part of a page with the room around it; a heading with an id names it as a landmark. */
export function Section({
  as = 'section',
  heading,
  headingId,
  level,
  beside,
  space = 'both',
  children,
  ...native
}: Props) {
  return (
    <Container aria-labelledby={headingId} as={as} {...native} space={space}>
      {heading && (
        <SectionHead beside={beside} id={headingId} level={level}>
          {heading}
        </SectionHead>
      )}
      {children}
    </Container>
  )
}
