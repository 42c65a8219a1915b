'use client'

import { useEffect } from 'react'
import type { SearchFields } from '@/lib/search/search-params'
import type { SelectedCar, ShownResults } from '@/lib/session/search-slice'
import { withSession } from '@/lib/session/with-session'

type Shown = { results: Omit<ShownResults, 'query'>; search?: Partial<SearchFields> }

/** Writes what a page has just shown into the session state (specification §3), whose code comes after the page. */
export function RememberResults({ results, search }: Shown) {
  useEffect(() => {
    const query = window.location.search
    withSession(({ rememberResults, rememberSearch }) => {
      rememberResults({ ...results, query })
      if (search) rememberSearch(search)
    })
  }, [results, search])
  return null
}

export function RememberCar({ slug, name }: SelectedCar) {
  useEffect(() => withSession(({ selectCar }) => selectCar({ slug, name })), [slug, name])
  return null
}
