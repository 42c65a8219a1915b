'use client'

import { useLocale } from 'next-intl'
import { createContext, type ReactNode, useContext, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { type AnyQuote, requestQuote } from '@/lib/browser-api/quotes'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { CHOICE_NAMES, type Choice, choiceFields, readChoice } from '@/lib/options/choice'
import type { RentalRequest } from '@/provider/contract/quotes'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Several presses of a stepper make one question. */
const PAUSE_MS = 250

export type LiveQuote = {
  choice: Choice
  request: RentalRequest
  quote: AnyQuote
  /** What the last answer has changed in the total. */
  changeKop: number
  isBusy: boolean
  /** The last question had no answer: `quote` is that of an older choice. */
  failure: FailureCode | null
  change: (choice: Choice) => void
}

const QuoteContext = createContext<LiveQuote | null>(null)

type Props = {
  request: RentalRequest
  choice: Choice
  quote: AnyQuote
  /** Booking to be changed; without one the rental is new. */
  number?: string
  doors?: BookingDoors | undefined
  children: ReactNode
}

/** The choice and its price, for everything inside: each change asks the branch anew and is written into the address. */
export function LiveQuoteProvider({ children, ...start }: Props) {
  const live = useChoice(start)
  return <QuoteContext value={live}>{children}</QuoteContext>
}

/** @throws {Error} outside of a `LiveQuoteProvider` */
export function useLiveQuote(): LiveQuote {
  const live = useContext(QuoteContext)
  if (!live) throw new Error('no LiveQuoteProvider above')
  return live
}

function useChoice({ request, choice: first, quote: firstQuote, number, doors }: Omit<Props, 'children'>): LiveQuote {
  const language = useLocale()
  const [choice, setChoice] = useState(first)
  const [response, setResponse] = useState<Pick<LiveQuote, 'quote' | 'changeKop' | 'failure'>>({
    quote: firstQuote,
    changeKop: 0,
    failure: null,
  })
  const [isBusy, setIsBusy] = useState(false)
  const pendingRequest = useRef<{ timer: ReturnType<typeof setTimeout>; control: AbortController } | null>(null)

  function requestOf({ options, promo, offer }: Choice): RentalRequest {
    const { offer: _, ...plain } = request
    return { ...plain, options, pc: promo, ...(offer === undefined ? {} : { offer }) }
  }

  function change(next: Choice): void {
    setChoice(next)
    setIsBusy(true)
    replaceChoice(next, number !== undefined)
    stop()
    const control = new AbortController()
    pendingRequest.current = { control, timer: setTimeout(() => void refreshQuote(next, control.signal), PAUSE_MS) }
  }

  async function refreshQuote(requestedChoice: Choice, signal: AbortSignal): Promise<void> {
    try {
      const quote = await requestQuote(requestOf(requestedChoice), { language, signal, number, doors })
      if (signal.aborted) return
      setResponse((last) => ({
        quote,
        changeKop: quote.price.totalKop - last.quote.price.totalKop,
        failure: null,
      }))
    } catch (error) {
      if (signal.aborted) return
      const failure = error instanceof RejectionError ? error.code : 'unavailable'
      setResponse((last) => ({ ...last, failure }))
    }
    setIsBusy(false)
  }

  function stop(): void {
    if (!pendingRequest.current) return
    clearTimeout(pendingRequest.current.timer)
    pendingRequest.current.control.abort()
  }

  // A page that comes back from memory is older than its address.
  const catchUp = useEffectEvent(() => {
    const addressed = readAddress()
    if (number === undefined && !isSame(addressed, first)) change(addressed)
  })
  // The page was rendered with other dates: its price belongs to the choice that its address had then.
  const appliedQuote = useRef(firstQuote)
  const applyPageQuote = useEffectEvent((quote: AnyQuote) => {
    if (appliedQuote.current === quote) return
    appliedQuote.current = quote
    if (!isSame(choice, first)) return change(choice)
    stop()
    setIsBusy(false)
    setResponse((last) => ({ quote, changeKop: quote.price.totalKop - last.quote.price.totalKop, failure: null }))
  })
  useEffect(() => applyPageQuote(firstQuote), [firstQuote])
  const end = useEffectEvent(stop)
  useEffect(() => {
    catchUp()
    return () => end()
  }, [])

  return { ...response, choice, request: requestOf(choice), isBusy, change }
}

function readAddress(): Choice {
  const query = new URLSearchParams(window.location.search)
  const names = [...new Set(query.keys())]
  return readChoice(Object.fromEntries(names.map((name) => [name, query.getAll(name)])))
}

function isSame(one: Choice, other: Choice): boolean {
  return String(choiceFields(one)) === String(choiceFields(other))
}

/**
 * Writes a choice into the address without a step of history: reload, language switch and sharing keep it.
 *
 * @param isChange of a booking: its address always names the insurance, or it would mean "as booked"
 */
function replaceChoice(choice: Choice, isChange: boolean): void {
  const url = new URL(window.location.href)
  for (const name of CHOICE_NAMES) url.searchParams.delete(name)
  for (const [name, value] of choiceFields(choice)) url.searchParams.append(name, value)
  if (isChange) url.searchParams.set('insurance', choice.options.insurance)
  window.history.replaceState(null, '', url)
}
