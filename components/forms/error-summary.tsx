'use client'

import { type MouseEvent, useEffect, useRef } from 'react'
import { Notice } from '@/components/ui/notice/notice'
import { TextLink } from '@/components/ui/text-link/text-link'

export type SummarizedForm<Name extends string> = {
  /** In the order of the form. */
  names: readonly Name[]
  idOf: (name: Name) => string
  errorOf: (name: Name) => string | undefined
  /** Grows with every rejected submit; each time the summary takes focus. */
  attempt: number
}

export type SummaryProps<Name extends string> = { form: SummarizedForm<Name>; title: string; titlePrefix: string }

/** All errors of a form above it, each a link to its field (GOV.UK pattern); the page's title says it first. */
export function ErrorSummary<Name extends string>({ form, title, titlePrefix }: SummaryProps<Name>) {
  const { names, idOf, errorOf, attempt } = form
  const box = useRef<HTMLDivElement>(null)
  const wrong = names.filter(errorOf)
  const isVisible = attempt > 0 && wrong.length > 0

  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])

  useEffect(() => {
    if (!isVisible) return
    const plain = document.title
    document.title = titlePrefix + plain
    return () => {
      document.title = plain
    }
  }, [isVisible, titlePrefix])

  if (!isVisible) return null
  return (
    <Notice heading={title} kind="error" ref={box} role="alert" tabIndex={-1}>
      <ul>
        {wrong.map((name) => (
          <li key={name}>
            <TextLink href={`#${idOf(name)}`} isExternal onClick={focusField}>
              {errorOf(name)}
            </TextLink>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

/** A hash alone scrolls but does not focus everywhere, and would become a step of the history. */
function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault()
  document.getElementById(event.currentTarget.hash.slice(1))?.focus()
}
