'use client'

import { Search } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { matchesWords } from '@/lib/content/matches-words'

/**
 * Hides the questions that do not match, in the server's own HTML: the texts are not sent a second time for it. Also
 * opens the question that the address names, where the browser does not.
 */
export function FaqFinder({ children }: { children: ReactNode }) {
  const t = useTranslations('faq.find')
  const [found, setFound] = useState<number | null>(null)
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
    setFound(words.trim() === '' ? null : shown)
  }

  return (
    <>
      <search className="faq-find">
        <div className="inp">
          <Search aria-hidden="true" className="ic" />
          <input
            aria-label={t('label')}
            disabled={!isReady}
            onChange={({ target }) => find(target.value)}
            placeholder={t('placeholder')}
            type="search"
          />
        </div>
        <p className="small muted" role="status">
          {found !== null && t('found', { count: found })}
        </p>
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
