'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { TextInput } from '@/components/ui/input/text-input'
import { matchesWords } from '@/lib/faq/matches-words'
import styles from './faq-finder.module.css'

type Props = {
  label: string
  placeholder: string
  icon: ReactNode
  /** A sentence for every number of answers from none on: the browser gets no rules of plurals. */
  found: string[]
  children: ReactNode
}

/**
 * Hides the questions that do not match, in the server's own HTML: the texts are not sent a second time for it. Also
 * opens the question that the address names, where the browser does not.
 */
export function FaqFinder({ label, placeholder, icon, found, children }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isReady = useHydrated()

  useEffect(() => {
    const openNamed = () => openQuestion(window.location.hash.slice(1))
    openNamed()
    window.addEventListener('hashchange', openNamed)
    return () => window.removeEventListener('hashchange', openNamed)
  }, [])

  function find(words: string) {
    const shown = list.current ? showMatching(list.current, words) : 0
    setCount(words.trim() === '' ? null : shown)
  }

  return (
    <>
      <search className={`${styles.finder} no-print`}>
        <TextInput
          aria-label={label}
          disabled={!isReady}
          onChange={({ target }) => find(target.value)}
          placeholder={placeholder}
          start={icon}
          type="search"
        />
        <p role="status">{count !== null && found[count]}</p>
      </search>
      <div ref={list}>{children}</div>
    </>
  )
}

/** @returns how many are shown */
function showMatching(list: HTMLElement, words: string): number {
  let shown = 0
  for (const group of list.querySelectorAll<HTMLElement>('[data-faq-group]')) {
    let shownHere = 0
    for (const question of group.querySelectorAll<HTMLElement>('[data-faq-question]')) {
      question.hidden = !matchesWords(question.textContent ?? '', words)
      if (!question.hidden) shownHere += 1
    }
    group.hidden = shownHere === 0
    shown += shownHere
  }
  return shown
}

function openQuestion(id: string): void {
  const answer = id === '' ? null : document.getElementById(id)
  const details = answer?.closest('details')
  if (!details || details.open) return
  details.open = true
  details.scrollIntoView({ block: 'start' })
}
