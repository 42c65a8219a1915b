'use client'

import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { withSession } from '@/lib/auth/with-session'
import { bookableSearch, type LastSearch, type SearchLimits } from '@/lib/search/bookable-search'
import type { SearchFields } from '@/lib/search/search-params'
import { RestoredSearch } from './restored-search'

type Props = {
  action: string
  className: string | undefined
  /** What stands in the fields at first. */
  initial: SearchFields
  limits: SearchLimits
  children: ReactNode
}

/**
 * The search form as the visitor left it (specification §3), on addresses without dates. It comes back after hydration,
 * into fields that nobody has touched; the form's reset forgets it.
 */
export function RestoringForm({ initial, limits, children, ...attributes }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const wasReset = useRef(false)
  useInView(form)
  useCarrying(form)
  const [restored, setRestored] = useState<LastSearch | null>(null)

  useEffect(() => {
    const whole = form.current
    withSession(({ searchForm }) => {
      const savedSearch = searchForm && bookableSearch(searchForm, limits)
      if (!savedSearch || !whole?.isConnected || wasReset.current || !isUntouched(whole, initial)) return
      // A class that the address names is newer than the one of the last search.
      const last = {
        ...savedSearch,
        place: savedSearch.place || initial.place,
        class: initial.class || savedSearch.class,
      }
      if (chooseOptions(whole, last)) setRestored(last)
    })
  }, [initial, limits])

  const handleReset = () => {
    wasReset.current = true
    setRestored(null)
    withSession(({ clearSearch }) => clearSearch())
  }

  return (
    <form
      {...attributes}
      data-in-view=""
      data-restored={restored ? '' : undefined}
      onReset={handleReset}
      ref={form}
      suppressHydrationWarning
    >
      <RestoredSearch value={restored}>{children}</RestoredSearch>
    </form>
  )
}

/** Says so in `data-in-view`, for the bar of small screens, which waits until the form has left (mobile-bar.module.css). */
function useInView(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const whole = form.current
    if (!whole) return
    const observer = new IntersectionObserver((entries) => {
      whole.toggleAttribute('data-in-view', entries.at(-1)?.isIntersecting === true)
    })
    observer.observe(whole)
    return () => observer.disconnect()
  }, [form])
}

/** Links to other kinds of rental take along what they can use: `data-carries` names the fields, and what they are there. */
function useCarrying(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const whole = form.current
    const carry = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-carries]')
      if (!link || !whole) return
      const sent = new FormData(whole)
      const pairs = (link.dataset.carries ?? '').split(' ').flatMap((pair) => {
        const [name = '', there = ''] = pair.split('=')
        const value = sent.get(name)
        return typeof value === 'string' && value ? [[there, value]] : []
      })
      link.search = String(new URLSearchParams(pairs))
    }
    whole?.addEventListener('click', carry)
    return () => whole?.removeEventListener('click', carry)
  }, [form])
}

/** The browser itself may have brought back what was typed, and somebody may have been quick. */
function isUntouched(form: HTMLFormElement, initial: SearchFields): boolean {
  const { sort: _order, ...fields } = initial
  const sent = new FormData(form)
  return Object.entries(fields).every(([name, value]) => (sent.get(name) ?? '') === value)
}

/** Only a list knows what it still offers. @returns false, and chooses nothing, when one choice is gone. */
function chooseOptions(form: HTMLFormElement, last: LastSearch): boolean {
  const lists = [...form.querySelectorAll('select')]
  const wantedOptions = (['place', 'back', 'class'] as const).map((name) => {
    const list = lists.find((one) => one.name === name)
    return [...(list?.options ?? [])].find(({ value }) => value === last[name])
  })
  if (wantedOptions.includes(undefined)) return false
  for (const option of wantedOptions) if (option) option.selected = true
  return true
}
