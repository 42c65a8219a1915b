import type { ExtensionQuote } from '@/provider/contract/extensions'
import type { BookingDoors } from './booking-doors'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

/** What a later return would cost, and whether the car is free. @param dt as the wire has it. @throws {RejectionError} */
export async function quoteExtension(
  number: string,
  dt: string,
  doors: BookingDoors,
  signal: AbortSignal,
): Promise<ExtensionQuote> {
  const data = await sendJson(`${doors}/${number}/extension/quote/`, { dt }, { headers: ownHeaders(), signal })
  if (!isRecord(data)) throw new BrokenResponseError('unexpected')
  const { dropoffAt, amountKop, available } = data
  const isQuote = typeof dropoffAt === 'string' && typeof amountKop === 'number' && typeof available === 'boolean'
  if (!isQuote) throw new BrokenResponseError('unexpected')
  return { dropoffAt, amountKop, available }
}

/** @param amountKop the sum that was shown. @throws {RejectionError} `price_changed`, `car_taken` … */
export async function requestExtension(
  number: string,
  request: { dt: string; amountKop: number },
  doors: BookingDoors,
): Promise<void> {
  await sendJson(`${doors}/${number}/extension/`, request, { headers: ownHeaders() })
}

/** @throws {RejectionError} */
export async function withdrawExtension(number: string, doors: BookingDoors): Promise<void> {
  await sendJson(`${doors}/${number}/extension/`, {}, { method: 'DELETE', headers: ownHeaders() })
}
