'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
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
    <form {...attributes} onReset={handleReset} ref={form}>
      <RestoredSearch value={restored}>{children}</RestoredSearch>
    </form>
  )
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
