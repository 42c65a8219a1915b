import type { ComponentProps, ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import { DisclosureSummary, type SummaryLook } from './disclosure-summary'

/** The summary is words, or a button of this look. */
type Own = { summary: ReactNode } & (
  | (SummaryLook & { button?: undefined })
  | { look?: undefined; size?: undefined; button: ButtonLook }
)

type Props = Own & Omit<ComponentProps<'details'>, keyof Own | 'className' | 'style'>

/** What is shown when it is asked for: a `<details>` that works without scripts. Its summary has role, name and focus. */
export function Disclosure({ summary, look, size, button, children, ...rest }: Props) {
  return (
    <details {...rest}>
      {button ? (
        <Button as="summary" {...button}>
          {summary}
        </Button>
      ) : (
        <DisclosureSummary look={look} size={size}>
          {summary}
        </DisclosureSummary>
      )}
      {children}
    </details>
  )
}
