import type { ElementType, ReactNode } from 'react'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import type { ElementProps, Visibility } from '@/components/ui/element-props'
import { Heading } from '@/components/ui/heading/heading'
import { joinTokens } from '@/components/ui/look'
import styles from './panel.module.css'

type Own = {
  heading?: ReactNode
  /** Id of the heading, which then names the panel. */
  headingId?: string
  /** Parts one below the other, or side by side; without it, as text flows. */
  flow?: 'stack' | 'row'
  /** Padding: 32 px but on phones, none; without it, 24 px. */
  size?: 'wide' | 'none'
  tone?: 'success'
  /** A frame on paper, where others have none. */
  isFramed?: boolean
  /** Room for a wide table: on narrow phones 10 px at its sides. */
  hasThinSides?: boolean
  /** Buttons at its foot. */
  actions?: ReactNode
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** A surface with what belongs together. A section where it has a heading or a name; one with an id makes it a landmark. */
export function Panel<E extends ElementType = 'section'>(props: Props<E>) {
  const { as, heading, headingId, flow, size, tone, isFramed, hasThinSides, actions, visibility, children, ...native } =
    props as Props<'section'>
  const isNamed = heading || native['aria-labelledby'] || native['aria-label']
  const Element = (as ?? (isNamed ? 'section' : 'div')) as ElementType
  return (
    <Element
      aria-labelledby={headingId}
      {...native}
      className={joinTokens(styles.panel, visibility)}
      data-look={joinTokens(flow, size, tone, isFramed && 'framed', hasThinSides && 'thin')}
    >
      {heading && (
        <Heading id={headingId} isSub>
          {heading}
        </Heading>
      )}
      {children}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Element>
  )
}
