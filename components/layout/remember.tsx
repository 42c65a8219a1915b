'use client'

import { useEffect } from 'react'
import type { SearchFields } from '@/lib/search/search-params'
import type { ShownResults } from '@/lib/session/search-slice'

/** Writes what a page has just shown into the session state (specification §3), whose code comes after the page. */
export function RememberResults({ results, search }: { results: ShownResults; search?: Partial<SearchFields> }) {
  useEffect(() => {
    withSession(({ rememberResults, rememberSearch }) => {
      rememberResults(results)
      if (search) rememberSearch(search)
    })
  }, [results, search])
  return null
}

export function RememberCar({ slug }: { slug: string }) {
  useEffect(() => withSession(({ selectCar }) => selectCar(slug)), [slug])
  return null
}

type Session = ReturnType<typeof import('@/lib/session/store')['useSession']['getState']>

function withSession(write: (session: Session) => void): void {
  import('@/lib/session/store').then(
    ({ startSession, useSession }) => {
      startSession()
      write(useSession.getState())
    },
    // What is not remembered is asked for again.
    () => undefined,
  )
}
