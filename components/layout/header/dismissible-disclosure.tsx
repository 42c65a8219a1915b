'use client'

import { usePathname } from 'next/navigation'
import type { ComponentProps, FocusEvent, KeyboardEvent, ReactNode } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import type { Loose } from '@/components/ui/element-props'
import styles from './dismissible-disclosure.module.css'

type Own = {
  summary: ReactNode
  /** Name of the summary where it has no words. */
  label?: string
  /** Which one of the header it is; `city`: in its band; `cityTall`: at the end of the menu; `panel`: of a small panel. */
  look: 'city' | 'cityTall' | 'account' | 'menu' | 'panel'
  /** The summary is a button of this look. */
  button?: ButtonLook
}

type Props = Loose<Own> & Omit<ComponentProps<'details'>, keyof Own | 'className' | 'style'>

/**
 * `<details>` that also closes by Esc, which gives its summary the focus, by leaving it and at every route change
 * (specification §2). Without JavaScript it opens and closes by its summary alone.
 */
export function DismissibleDisclosure({ summary, label, look, button, children, ...rest }: Props) {
  return (
    // A new key is a new, closed element. After the spread it would be a list without keys to React.
    <details
      key={usePathname()}
      {...rest}
      className={styles.details}
      data-look={look}
      onBlur={closeWhenLeft}
      onKeyDown={closeByEscape}
    >
      {button ? (
        <Button as="summary" {...button} aria-label={label}>
          {summary}
        </Button>
      ) : (
        <summary aria-label={label}>{summary}</summary>
      )}
      {children}
    </details>
  )
}

function closeByEscape(event: KeyboardEvent<HTMLDetailsElement>): void {
  const { key, currentTarget } = event
  if (key !== 'Escape' || !currentTarget.open) return
  // One inside another: only the inner one closes.
  event.stopPropagation()
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}

function closeWhenLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>): void {
  if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) currentTarget.open = false
}
