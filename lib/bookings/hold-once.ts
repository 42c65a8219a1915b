import { type HeldBooking, holdCar } from '@/lib/browser-api/bookings'
import { RefusedError } from '@/lib/browser-api/refused-error'
import type { HoldRequest } from '@/provider/contract/bookings'
import { type Attempt, useDraft } from './draft-store'

const KEY_BYTES = 16

/**
 * Sends a booking so that the same content makes one booking only: a double click, a retry after a lost answer and a
 * reload in between all go out under one key. The draft must have been kept before.
 *
 * @throws {RefusedError}
 */
export async function holdOnce(request: HoldRequest): Promise<HeldBooking> {
  const { quoteToken, ...content } = request
  const text = JSON.stringify(content)
  const kept = useDraft.getState().booking?.attempt
  if (kept?.content === text) {
    const held = await send(request, kept)
    if (!isOver(held)) return held
  }
  return send(request, { content: text, key: newKey(), quoteToken })
}

async function send(request: HoldRequest, attempt: Attempt): Promise<HeldBooking> {
  const { keepAttempt } = useDraft.getState()
  keepAttempt(attempt)
  try {
    // The token of the first sending: under one key the body must be the same.
    return await holdCar({ ...request, quoteToken: attempt.quoteToken }, attempt.key)
  } catch (error) {
    if (error instanceof RefusedError && !isUncertain(error)) keepAttempt(null)
    throw error
  }
}

/** The answer may have been lost behind a booking that was made. */
function isUncertain({ code }: RefusedError): boolean {
  return code === 'unavailable' || code === 'internal'
}

/** A repeated answer may be about a hold that has run out since. */
function isOver({ status, holdUntil }: HeldBooking): boolean {
  return status !== 'held' || (holdUntil !== null && Date.parse(holdUntil) <= Date.now())
}

/** Not `crypto.randomUUID`: browsers keep it from pages served over plain http. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
