import { randomInt } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { integerBetween, type Random } from '@/provider/demo/seeded-random'
import { newestConsents } from '@/tests/setup/newest-consents'
import { BENCH_DAYS, benchRental, holdBody } from '../bench-fleet'
import type { ApiResponse, BookingApi } from './booking-apis'

/** How long a visitor tries with one key. */
const PATIENCE_MS = 120_000
const FIRST_WAIT_MS = 200
const LONGEST_WAIT_MS = 1_500
const CONSENTS = newestConsents('public_offer', 'rentalterms')

export type Attempt = {
  key: string
  phone: string
  body: object
  from: string
  api: BookingApi
  totalKop: number
  /** Of the response that the visitor got; null: there was none. */
  number: string | null
  /** What opens the booking: the visitor's cookies, or the guest's key. */
  secret: string
  wantsConfirmation: boolean
  isConfirmed: boolean
  /** The visitor asked for it, and perhaps got no response. */
  isCancelling: boolean
  isCancelled: boolean
  /** How often nothing or 5xx came back. */
  failures: number
  /** A final rejection: its status and body. */
  rejected: string | null
}

type WriteKind = 'booking' | 'confirmation' | 'cancellation'
type Writing = { random: Random; isOver: () => boolean; onAcknowledged?: (kind: WriteKind) => void }

/**
 * Visitors who book one car each and repeat a request without a response under the same key, as the site's form does. They stop
 * after their present booking when `isOver` says so. `onAcknowledged` is called for each write that came back.
 */
export async function writeBookings(
  api: BookingApi,
  { random, isOver, onAcknowledged = () => undefined }: Writing,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  while (!isOver()) {
    const rental = benchRental(new Date(), integerBetween(random, 0, BENCH_DAYS - 1))
    const quoted = await insist(() =>
      api.send({ method: 'POST', path: api.quotes, body: rental, from: addressOf(random) }),
    )
    if (quoted.response?.status !== 200) continue
    const { quoteToken, price } = JSON.parse(quoted.response.body).data
    for (let count = 0; count < api.bookingsPerQuote && !isOver(); count++) {
      const { key, body } = holdBody(rental, quoteToken)
      const attempt: Attempt = {
        ...{ key, body, api, from: addressOf(random), phone: body.driver.phone, totalKop: price.totalKop },
        ...{ number: null, secret: '', isConfirmed: false, isCancelling: false, isCancelled: false },
        ...{ failures: 0, rejected: null, wantsConfirmation: random() < api.confirmed },
      }
      attempts.push(attempt)
      await book(attempt, onAcknowledged)
    }
  }
  return attempts
}

/** Requests the stored response of a key again, as a browser would. */
export async function replay({ key, body, from, api }: Attempt): Promise<string | null> {
  // A booking that was lost may be one too many now: then the response says so.
  const { response } = await insist(
    () => api.send({ method: 'POST', path: api.bookings, body, from, key }),
    ({ status }) => status < 500,
  )
  return response?.status === 201 ? numberIn(response) : null
}

function numberIn({ body }: ApiResponse): string {
  const { data } = JSON.parse(body)
  return data.number ?? data.booking.number
}

async function book(attempt: Attempt, onAcknowledged: (kind: WriteKind) => void): Promise<void> {
  const { key, body, from, api } = attempt
  const held = await insist(() => api.send({ method: 'POST', path: api.bookings, body, from, key }))
  attempt.failures += held.failures
  if (held.response === null) return
  if (held.response.status === 401) throw new Error('the session of a writer is gone')
  if (held.response.status !== 201) {
    attempt.rejected = `${held.response.status} ${held.response.body}`
    return
  }
  attempt.number = numberIn(held.response)
  attempt.secret = held.response.cookies || JSON.parse(held.response.body).data.key
  onAcknowledged('booking')
  if (attempt.wantsConfirmation) await confirm(attempt, onAcknowledged)
  if (api.isCancelled) await cancel(attempt, onAcknowledged)
}

async function confirm(attempt: Attempt, onAcknowledged: (kind: WriteKind) => void): Promise<void> {
  const body = { status: 'confirmed', payment: 'branch', consents: CONSENTS }
  const response = await changeBooking(attempt, 'PATCH', undefined, body)
  attempt.isConfirmed = response?.status === 200
  if (attempt.isConfirmed) onAcknowledged('confirmation')
  else if (response) attempt.rejected = `${response.status} ${response.body}`
}

async function cancel(attempt: Attempt, onAcknowledged: (kind: WriteKind) => void): Promise<void> {
  attempt.isCancelling = true
  const response = await changeBooking(attempt, 'POST', 'cancel', { refundKop: 0 })
  attempt.isCancelled = response?.status === 200
  if (attempt.isCancelled) onAcknowledged('cancellation')
  else if (response) attempt.rejected = `${response.status} ${response.body}`
}

/** What a visitor does with a booking that he has; null: there was no response. */
async function changeBooking(
  attempt: Attempt,
  method: string,
  change: string | undefined,
  body: object,
): Promise<ApiResponse | null> {
  const { api, from, secret, number } = attempt
  const path = api.pathOf(number ?? '', change)
  const { response, failures } = await insist(() => api.send({ method, path, body, from, secret }))
  attempt.failures += failures
  return response
}

function addressOf(random: Random): string {
  return `127.${integerBetween(random, 100, 199)}.${integerBetween(random, 0, 249)}.${integerBetween(random, 1, 250)}`
}

/** Repeats until there is a response that is final (no 5xx and no 429, unless said otherwise); null when the time is over first. */
async function insist(
  send: () => Promise<ApiResponse>,
  isFinal = ({ status }: ApiResponse) => status < 500 && status !== 429,
): Promise<{ response: ApiResponse | null; failures: number }> {
  const deadline = Date.now() + PATIENCE_MS
  let failures = 0
  for (let wait = FIRST_WAIT_MS; Date.now() < deadline; wait = Math.min(wait * 2, LONGEST_WAIT_MS)) {
    const response = await send().catch(() => null)
    if (response !== null && isFinal(response)) return { response, failures }
    failures += 1
    await pause(wait + randomInt(FIRST_WAIT_MS))
  }
  return { response: null, failures }
}
