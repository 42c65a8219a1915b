'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { requestTransferQuote } from '@/lib/browser-api/transfers'
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
  rejection: RejectionError | null
  isBusy: boolean
  change: (change: Partial<TripFields>, slug?: string) => void
}

/** A trip and its price: each change asks the branch anew and is written into the address. */
export function useTrip({ slug: firstSlug, first, choices, quote: firstQuote }: Start): LiveTrip {
  const [{ slug, trip }, setSelection] = useState({ slug: firstSlug, trip: first })
  const [response, setResponse] = useState<Pick<LiveTrip, 'quote' | 'rejection'>>({
    quote: firstQuote,
    rejection: null,
  })
  const [isBusy, setIsBusy] = useState(false)
  const pendingRequest = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController } | null>(null)

  function change(changes: Partial<TripFields>, ofSlug = slug): void {
    const next = changedTrip(trip, changes)
    setSelection({ slug: ofSlug, trip: next })
    setIsBusy(true)
    replaceTrip(next, first)
    stop()
    const control = new AbortController()
    pendingRequest.current = {
      control,
      timer: setTimeout(() => void refreshQuote(ofSlug, next, control.signal), PAUSE_MS),
    }
  }

  async function refreshQuote(ofSlug: string, requestedTrip: TripFields, signal: AbortSignal): Promise<void> {
    try {
      const quote = await requestTransferQuote(toTrip(ofSlug, requestedTrip), signal)
      if (signal.aborted) return
      setResponse({ quote, rejection: null })
    } catch (error) {
      if (signal.aborted) return
      setResponse({
        quote: null,
        rejection: error instanceof RejectionError ? error : new RejectionError('unavailable'),
      })
    }
    setIsBusy(false)
  }

  function stop(): void {
    if (!pendingRequest.current) return
    clearTimeout(pendingRequest.current.timer)
    pendingRequest.current.control.abort()
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

  return { ...response, slug, trip, isBusy, change }
}

/** Writes a trip into the address without a step of history: reload, language switch and sharing keep it. */
function replaceTrip(fields: TripFields, first: TripFields): void {
  const url = new URL(window.location.href)
  for (const name of TRIP_NAMES) url.searchParams.delete(name)
  for (const [name, value] of tripQuery(fields, first)) url.searchParams.set(name, value)
  window.history.replaceState(null, '', url)
}
