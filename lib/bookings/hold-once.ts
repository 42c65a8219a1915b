import { type HeldBooking, holdCar, patchBooking } from '@/lib/browser-api/bookings'
import { requestQuote } from '@/lib/browser-api/quotes'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useSession } from '@/lib/store/store'
import type { Referral } from '@/lib/tracking/referral'
import type { HoldRequest } from '@/provider/contract/bookings'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { Attempt } from './draft-slice'
import { newKey } from './new-key'

/** The hold of a former sending is gone: the next one takes the car anew. */
const HOLD_GONE: readonly FailureCode[] = ['hold_expired', 'conflict', 'not_found', 'change_too_late']

/**
 * Sends a booking so that one visitor's going back and forth makes one booking only: a double click, a retry after a lost
 * answer and a reload in between go out under one key; for a car that is held already, the booking is changed. The draft
 * must have been kept before. The referral codes go with it.
 *
 * @returns the booking's number. @throws {RejectionError}
 */
export async function holdOnce(baseRequest: Omit<HoldRequest, keyof Referral>): Promise<string> {
  const { referral, booking } = useSession.getState()
  const request = { ...baseRequest, ...referral }
  const savedAttempt = booking?.attempt
  if (savedAttempt?.held?.slug === request.rental.slug && (await changeHeld(savedAttempt.held.number, request)))
    return savedAttempt.held.number

  const { quoteToken, proof, ...content } = request
  // No code is stored, but one sending with it is not the same as one without.
  const text = JSON.stringify(proof ? { ...content, proof: proof.request } : content)
  if (savedAttempt?.content === text && savedAttempt.held === null) {
    const held = await send(request, savedAttempt)
    if (!seemsOver(held) || (await changeHeld(held.number, request))) return held.number
  }
  return (await send(request, { content: text, key: newKey(), quoteToken, held: null })).number
}

async function send(request: HoldRequest, attempt: Attempt): Promise<HeldBooking> {
  const { saveAttempt } = useSession.getState()
  saveAttempt(attempt)
  try {
    // The token of the first sending: under one key the body must be the same.
    const held = await holdCar({ ...request, quoteToken: attempt.quoteToken }, attempt.key)
    saveAttempt({ ...attempt, held: { number: held.number, slug: request.rental.slug } })
    return held
  } catch (error) {
    if (error instanceof RejectionError && !isUncertain(error)) saveAttempt(null)
    throw error
  }
}

/** @returns false when that booking is not held any more. */
async function changeHeld(number: string, { rental, language, ...rest }: HoldRequest): Promise<boolean> {
  const { driver, extraDrivers, flight, meeting, proof } = rest
  try {
    const { quoteToken } = await requestQuote(rental, { number, language })
    const change = { rental, quoteToken, driver, extraDrivers, flight, meeting }
    await patchBooking(number, proof ? { ...change, proof } : change)
    return true
  } catch (error) {
    if (error instanceof RejectionError && HOLD_GONE.includes(error.code)) return false
    throw error
  }
}

/** The answer may have been lost behind a booking that was made. */
function isUncertain({ code }: RejectionError): boolean {
  return code === 'unavailable' || code === 'internal'
}

/** A repeated answer may be about a hold that has run out since. By this device's clock, so the branch is asked then. */
function seemsOver({ status, holdUntil }: HeldBooking): boolean {
  return status !== 'held' || (holdUntil !== null && Date.parse(holdUntil) <= Date.now())
}
