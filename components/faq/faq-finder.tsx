'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { BoxedInput } from '@/components/ui/input/boxed-input'
import { matchesQuery } from '@/lib/faq/matches-query'
import styles from './faq-finder.module.css'

type Props = {
  label: string
  placeholder: string
  icon: ReactNode
  /** A sentence for every number of answers from none on: the browser gets no rules of plurals. */
  countTexts: string[]
  children: ReactNode
}

/**
 * Hides the questions that do not match, in the server's own HTML: the texts are not sent a second time for it. Also
 * opens the question that the address names, where the browser does not.
 */
export function FaqFinder({ label, placeholder, icon, countTexts, children }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()

  useEffect(() => {
    const openNamed = () => openQuestion(window.location.hash.slice(1))
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])

  function find(query: string) {
    const matchCount = list.current ? showMatching(list.current, query) : 0
    setCount(query.trim() === '' ? null : matchCount)
  }

  return (
    <>
      <search className={`${styles.finder} no-print`}>
        <BoxedInput
          aria-label={label}
          disabled={!isReady}
          onChange={({ target }) => find(target.value)}
          placeholder={placeholder}
          start={icon}
          type="search"
        />
        <p role="status">{count !== null && countTexts[count]}</p>
      </search>
      <div ref={list}>{children}</div>
    </>
  )
}

/** @returns how many are shown */
function showMatching(list: HTMLElement, query: string): number {
  let matchCount = 0
  for (const group of list.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    let groupMatchCount = 0
    for (const question of group.querySelectorAll<HTMLElement>('[data-faq-question]')) {
      question.hidden = !matchesQuery(question.textContent ?? '', query)
      if (!question.hidden) groupMatchCount += 1
    }
    group.hidden = groupMatchCount === 0
    matchCount += groupMatchCount
  }
  return matchCount
}

function openQuestion(id: string): void {
  const answer = id === '' ? null : document.getElementById(id)
  const details = answer?.closest('details')
  if (!details || details.open) return
  details.open = true
  details.scrollIntoView({ block: 'start' })
}
