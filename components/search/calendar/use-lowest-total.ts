'use client'

import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import type { DateValues } from '@/components/search/use-rental-dates'
import { type LowestTotalText, readLowestTotal } from '@/lib/browser-api/cars-calendar'

/** Somebody who chooses a time goes through several. */
const PAUSE_MS = 250

/** What the dates cost at least; null while that is not known. */
export function useLowestTotal(scope: Record<string, string> | null, values: DateValues): LowestTotalText | null {
  const language = useLocale()
  const [latest, setLatest] = useState<{ query: string; total: LowestTotalText } | null>(null)
  const { from, fromTime, to, toTime } = values
  const query = scope && from && to ? JSON.stringify({ from, fromTime, to, toTime, ...scope }) : null

  useEffect(() => {
    if (query === null) return
    const request = new AbortController()
    const timer = setTimeout(() => {
      readLowestTotal(JSON.parse(query), { language, signal: request.signal }).then(
        (total) => setLatest({ query, total }),
        () => undefined,
      )
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      request.abort()
    }
  }, [query, language])

  return latest?.query === query ? latest.total : null
}
