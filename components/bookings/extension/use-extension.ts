'use client'

import { useEffect, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import type { BookingDoors } from '@/lib/browser-api/booking-doors'
import { quoteExtension, requestExtension } from '@/lib/browser-api/extensions'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { useRouter } from '@/lib/i18n/navigation'
import type { ExtensionQuote } from '@/provider/contract/extensions'
import { fromStationMoment, toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { formatWireMoment } from '@/provider/contract/rules/dates/wire-time'

/** Date and time change together: one request for both. */
const PAUSE_MS = 400

/** What the chosen time would cost; `none`: no time is chosen. */
type Quoted =
  | { state: 'none' | 'counting' | 'failed' | 'notLater' | 'tooLong' }
  | { state: 'quoted'; dt: string; quote: ExtensionQuote }

type Failure = 'notSent' | 'tooMany' | 'changed' | null

/** The chosen return of a booking, its price as the branch counts it, and the request. @param dropoffAt that is agreed */
export function useExtension(number: string, dropoffAt: string, doors: BookingDoors) {
  const agreed = toStationMoment(new Date(dropoffAt), STATION_TIME_ZONE)
  const [date, setDate] = useState('')
  const [time, setTime] = useState(agreed.time)
  const [round, setRound] = useState(0)
  const quoted = useQuote({ number, dropoffAt, doors, date, time, round })
  const { failure, ...sending } = useRequest(number, doors, () => setRound((known) => known + 1))
  return { agreed, date, time, setDate, setTime, quoted, failure, ...sending }
}

type QuoteInput = { number: string; dropoffAt: string; doors: BookingDoors; date: string; time: string; round: number }

/** Asks anew when the chosen time changes; `round`: and when the sum that was told is not that of now. */
function useQuote({ number, dropoffAt, doors, date, time, round }: QuoteInput): Quoted {
  const [quoted, setQuoted] = useState<Quoted>({ state: 'none' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another round asks for the same time once more
  useEffect(() => {
    const chosen = date === '' ? null : fromStationMoment({ date, time }, STATION_TIME_ZONE)
    if (chosen === null) return setQuoted({ state: 'none' })
    if (chosen <= new Date(dropoffAt)) return setQuoted({ state: 'notLater' })
    setQuoted({ state: 'counting' })
    const dt = formatWireMoment(chosen)
    const stop = new AbortController()
    const timer = setTimeout(() => {
      quoteExtension(number, dt, doors, stop.signal)
        .then((quote) => setQuoted({ state: 'quoted', dt, quote }))
        .catch((error: unknown) => {
          if (!stop.signal.aborted) setQuoted({ state: stateOf(error) })
        })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [number, dropoffAt, doors, date, time, round])
  return quoted
}

function useRequest(number: string, doors: BookingDoors, quoteAgain: () => void) {
  const router = useRouter()
  const [failure, setFailure] = useState<Failure>(null)
  const { isSending, send, free } = useSending()

  function submit(dt: string, amountKop: number): Promise<void> {
    return send(
      async () => {
        setFailure(null)
        await requestExtension(number, { dt, amountKop }, doors)
        free()
        router.refresh()
      },
      (error) => {
        const code = codeOf(error)
        setFailure(code === 'price_changed' ? 'changed' : code === 'too_many_requests' ? 'tooMany' : 'notSent')
        // The sum and the car of now, or what became of the booking elsewhere.
        if (code === 'price_changed' || code === 'car_taken') quoteAgain()
        if (code === 'conflict') router.refresh()
      },
    )
  }

  return { submit, isSending, failure, clearFailure: () => setFailure(null) }
}

function stateOf(error: unknown): 'failed' | 'notLater' | 'tooLong' {
  const code = codeOf(error)
  if (code === 'rental_too_long') return 'tooLong'
  return code === 'invalid_dates' ? 'notLater' : 'failed'
}

function codeOf(error: unknown): string {
  return error instanceof RejectionError ? error.code : 'unavailable'
}
