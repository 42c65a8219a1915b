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
  level?: 2 | 3 | 4
  /** Parts one below the other, side by side, in columns of 280 px, or in the middle; without it, as text flows. */
  flow?: 'stack' | 'row' | 'columns' | 'center'
  /** Padding: 16, 24, 26 px (and rounder), 32 px but on phones, none. */
  size?: 's' | 'm' | 'l' | 'wide' | 'none'
  /** `sea` and `sun`: of one colour by day and by night. */
  tone?: 'success' | 'sea' | 'sun'
  /** A ring: the answer is yes or no. */
  verdict?: 'accepted' | 'refused'
  /** A frame on paper, where others have none. */
  isFramed?: boolean
  /** Room for a wide table: on narrow phones 10 px at its sides. */
  hasThinSides?: boolean
  /** Buttons at its foot. */
  actions?: ReactNode
  visibility?: Visibility
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** A surface with what belongs together. A section by default; a heading with an id names it as a landmark. */
export function Panel<E extends ElementType = 'section'>(props: Props<E>) {
  const { as, heading, headingId, level, flow, size, tone, verdict, isFramed, hasThinSides, ...rest } =
    props as Props<'section'>
  const { actions, visibility, children, ...native } = rest
  const Element: ElementType = as ?? 'section'
  return (
    <Element
      aria-labelledby={headingId}
      {...native}
      className={joinTokens(styles.panel, visibility)}
      data-look={joinTokens(flow, size, tone, verdict, isFramed && 'framed', hasThinSides && 'thin')}
    >
      {heading && (
        <Heading id={headingId} level={level} isSub>
          {heading}
        </Heading>
      )}
      {children}
      {actions && <ButtonRow>{actions}</ButtonRow>}
    </Element>
  )
}
