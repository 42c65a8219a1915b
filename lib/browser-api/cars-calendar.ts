import type { LowestDayPrices, LowestTotal } from '@/provider/contract/cars-calendar'
import { callDoor } from './call-door'
import { isRecord } from './is-record'
import { RejectionError } from './rejection-error'

/** `freeText`: how many cars, in the language of the page. */
export type LowestTotalText = LowestTotal & { freeText: string }

/** Browser side of `app/api/cars-calendar/days`; nobody waits for it. @throws {RejectionError} */
export async function readDayPrices(query: Record<string, string>): Promise<LowestDayPrices['days']> {
  const data = await read('days', query, {})
  if (!isRecord(data) || !Array.isArray(data.days)) throw new RejectionError('unavailable')
  return data.days
}

/** Browser side of `app/api/cars-calendar/total`; nobody waits for it. @throws {RejectionError} */
export async function readLowestTotal(
  query: Record<string, string>,
  { language, signal }: { language: string; signal: AbortSignal },
): Promise<LowestTotalText> {
  const data = await read('total', query, { headers: { 'accept-language': language }, signal })
  if (!isLowestTotalText(data)) throw new RejectionError('unavailable')
  return data
}

async function read(
  what: 'days' | 'total',
  query: Record<string, string>,
  options: { headers?: Record<string, string>; signal?: AbortSignal },
): Promise<unknown> {
  const path = `/api/cars-calendar/${what}/?${new URLSearchParams(query)}` as const
  const response = await callDoor({ path, method: 'GET', isQuiet: true, ...options })
  const envelope: unknown = await response.json().catch(() => null)
  return isRecord(envelope) ? envelope.data : null
}

/** The door has checked the answer against the contract: here it only must be one. */
function isLowestTotalText(data: unknown): data is LowestTotalText {
  return isRecord(data) && typeof data.freeText === 'string' && typeof data.free === 'number'
}
