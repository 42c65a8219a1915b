'use client'

import { useEffect } from 'react'
import { withSession } from '@/lib/auth/with-session'
import type { SearchFields } from '@/lib/search/search-params'
import type { ResultsSnapshot } from '@/lib/search/search-slice'

type Props = { results: Omit<ResultsSnapshot, 'query'>; search?: Partial<SearchFields> }

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
