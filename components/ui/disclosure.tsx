'use client'

import { usePathname } from 'next/navigation'
import type { FocusEvent, KeyboardEvent, ReactNode } from 'react'

type Props = { className: string; summaryClassName: string; summary: ReactNode; label?: string; children: ReactNode }

/**
 * `<details>` that also closes by Esc, by leaving it and at every route change (specification §2). Without JavaScript it
 * opens and closes by its summary alone.
 */
export function Disclosure({ className, summaryClassName, summary, label, children }: Props) {
  return (
    // A new key is a new, closed element.
    <details className={className} key={usePathname()} onBlur={closeWhenLeft} onKeyDown={closeByEscape}>
      <summary aria-label={label} className={summaryClassName}>
        {summary}
      </summary>
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
