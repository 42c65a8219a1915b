'use client'

import { useEffect } from 'react'
import type { SearchFields } from '@/lib/search/search-params'
import type { ShownResults } from '@/lib/session/search-slice'
import { withSession } from '@/lib/session/with-session'

type Props = { results: Omit<ShownResults, 'query'>; search?: Partial<SearchFields> }

/** Writes the list that a page has just shown into the session state (specification §3), whose code comes after the page. */
export function RememberResults({ results, search }: Props) {
  useEffect(() => {
    const query = window.location.search
    withSession(({ rememberResults, rememberSearch }) => {
      rememberResults({ ...results, query })
      if (search) rememberSearch(search)
    })
  }, [results, search])
  return null
}
