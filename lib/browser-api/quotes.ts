import type { ChangeQuote } from '@/provider/contract/bookings'
import type { Quote, RentalRequest } from '@/provider/contract/quotes'
import { type BookingDoors, GUEST_DOORS } from './booking-doors'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RejectionError } from './rejection-error'
import { sendJson } from './send-json'

/** The second is of a change: it has the difference to what was booked. */
export type AnyQuote = Quote | ChangeQuote

type Asking = {
  language: string
  signal?: AbortSignal
  number?: string | undefined
  doors?: BookingDoors | undefined
}

/** Browser side of `app/api/quotes`; with `number`, of what a change of that booking costs. @throws {RejectionError} */
export async function requestQuote(
  request: RentalRequest,
  { language, signal, number, doors = GUEST_DOORS }: Asking,
): Promise<AnyQuote> {
  const path = number === undefined ? ('/api/quotes/' as const) : (`${doors}/${number}/quote/` as const)
  const data = await sendJson(path, request, { headers: { ...ownHeaders(), 'accept-language': language }, signal })
  if (!isQuote(data)) throw new RejectionError('unavailable')
  return data
}

/** The door has checked the answer against the contract: here it only must be one. */
function isQuote(data: unknown): data is AnyQuote {
  return isRecord(data) && isRecord(data.price) && Array.isArray(data.price.lines)
}
