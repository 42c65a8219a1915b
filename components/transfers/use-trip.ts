'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { askTransferQuote } from '@/lib/browser-api/transfers'
import {
  changedTrip,
  readTrip,
  TRIP_NAMES,
  type TripChoices,
  type TripFields,
  toTrip,
  tripQuery,
} from '@/lib/transfers/trip-fields'
import type { TransferQuote } from '@/provider/contract/transfers'

/** Several presses of a stepper make one question. */
const PAUSE_MS = 250

type Start = {
  slug: string
  first: TripFields
  choices: TripChoices
  /** Of the first trip; null: the branch could not be asked. */
  quote: TransferQuote | null
}

export type LiveTrip = {
  slug: string
  trip: TripFields
  /** Of an older trip while the branch is asked; null: it has named none. */
  quote: TransferQuote | null
  /** Why the trip has no price. */
  refusal: RefusedError | null
  isBusy: boolean
  change: (change: Partial<TripFields>, slug?: string) => void
}

/** A trip and its price: each change asks the branch anew and is written into the address. */
export function useTrip({ slug: firstSlug, first, choices, quote: firstQuote }: Start): LiveTrip {
  const [{ slug, trip }, setAsked] = useState({ slug: firstSlug, trip: first })
  const [answer, setAnswer] = useState<Pick<LiveTrip, 'quote' | 'refusal'>>({ quote: firstQuote, refusal: null })
  const [isBusy, setIsBusy] = useState(false)
  const asking = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController } | null>(null)

  function change(changes: Partial<TripFields>, ofSlug = slug): void {
    const next = changedTrip(trip, changes)
    setAsked({ slug: ofSlug, trip: next })
    setIsBusy(true)
    replaceTrip(next, first)
    stop()
    const control = new AbortController()
    asking.current = { control, timer: setTimeout(() => void ask(ofSlug, next, control.signal), PAUSE_MS) }
  }

  async function ask(ofSlug: string, asked: TripFields, signal: AbortSignal): Promise<void> {
    try {
      const quote = await askTransferQuote(toTrip(ofSlug, asked), signal)
      if (signal.aborted) return
      setAnswer({ quote, refusal: null })
    } catch (error) {
      if (signal.aborted) return
      setAnswer({ quote: null, refusal: error instanceof RefusedError ? error : new RefusedError('unavailable') })
    }
    setIsBusy(false)
  }

  function stop(): void {
    if (!asking.current) return
    clearTimeout(asking.current.timer)
    asking.current.control.abort()
  }

  // The page is everybody's, so it knows nothing of its address; and the branch may answer now.
  const catchUp = useEffectEvent(() => {
    const query = new URLSearchParams(window.location.search)
    const addressed = readTrip((name) => query.get(name), first, choices)
    const isSame = JSON.stringify(addressed) === JSON.stringify(first)
    if (!isSame || firstQuote === null) change(addressed)
  })
  const end = useEffectEvent(stop)
  useEffect(() => {
    catchUp()
    return () => end()
  }, [])

  return { ...answer, slug, trip, isBusy, change }
}

/** Writes a trip into the address without a step of history: reload, language switch and sharing keep it. */
function replaceTrip(fields: TripFields, first: TripFields): void {
  const url = new URL(window.location.href)
  for (const name of TRIP_NAMES) url.searchParams.delete(name)
  for (const [name, value] of tripQuery(fields, first)) url.searchParams.set(name, value)
  window.history.replaceState(null, '', url)
}
