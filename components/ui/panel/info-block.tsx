import type { ElementType, ReactNode } from 'react'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import type { ElementProps } from '@/components/ui/element-props'
import { Heading } from '@/components/ui/heading/heading'
import { joinTokens } from '@/components/ui/look'
import styles from './info-block.module.css'
import panel from './panel.module.css'

type Own = {
  heading?: ReactNode
  /** Id of the heading, which then names the block. */
  headingId?: string
  /** A heading of 20 instead of 24 px: beside the page's text. */
  isSub?: boolean
  /** On a surface of its own. */
  isPanel?: boolean
  /** On a surface with a ring: the answer is yes or no. */
  verdict?: 'accepted' | 'refused'
  /** Buttons at its foot; not on paper. */
  actions?: ReactNode
}

type Props<E extends ElementType> = ElementProps<E, Own>

/** A part of a page of texts. A section by default; a heading with an id names it as a landmark. */
export function InfoBlock<E extends ElementType = 'section'>(props: Props<E>) {
  const {
    as,
    heading,
    headingId,
    isSub,
    verdict,
    isPanel = verdict !== undefined,
    actions,
    children,
    ...native
  } = props as Props<'section'>
  const Element: ElementType = as ?? 'section'
  return (
    <Element
      aria-labelledby={headingId}
      {...native}
      className={joinTokens(isPanel && panel.panel, styles.info)}
      data-look={verdict}
    >
      {heading && (
        <Heading id={headingId} size={isSub ? undefined : 'l'} isSub={isSub}>
          {heading}
        </Heading>
      )}
      {children}
      {actions && <ButtonRow visibility="no-print">{actions}</ButtonRow>}
    </Element>
  )
}
