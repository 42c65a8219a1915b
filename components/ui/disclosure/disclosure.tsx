import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import type { Loose } from '@/components/ui/element-props'
import styles from './disclosure.module.css'
import { DisclosureSummary, type SummaryLook } from './disclosure-summary'

type Own = {
  summary: ReactNode
  look?: SummaryLook['look'] | 'row'
  size?: SummaryLook['size']
  /** The summary is a button of this look. */
  button?: ButtonLook
}

type Props = Loose<Own> & Omit<ComponentProps<'details'>, keyof Own | 'className' | 'style'>

/** What is shown when it is asked for: a `<details>` that works without scripts. Its summary has role, name and focus. */
export function Disclosure({ summary, look = 'link', size, button, children, ...rest }: Props) {
  return (
    <details {...rest} className={look === 'row' ? styles.question : undefined}>
      {button ? (
        <Button as="summary" {...button}>
          {summary}
        </Button>
      ) : look === 'row' ? (
        <summary>{summary}</summary>
      ) : (
        <DisclosureSummary look={look} size={size}>
          {summary}
        </DisclosureSummary>
      )}
      {children}
    </details>
  )
}
