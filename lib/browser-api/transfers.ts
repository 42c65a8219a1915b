import type { TransferOrderRequest, TransferQuote, TransferTrip } from '@/provider/contract/transfers'
import { consentHeaders, type Sending } from './consent-headers'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { RejectionError } from './rejection-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/transfers/quote`. @throws {RejectionError} */
export async function requestTransferQuote(trip: TransferTrip, signal: AbortSignal): Promise<TransferQuote> {
  const data = await sendJson('/api/transfers/quote/', trip, { signal })
  if (!isQuote(data)) throw new RejectionError('unavailable')
  return data
}

/** Browser side of `app/api/transfers/orders`. @returns the order's number. @throws {RejectionError} */
export async function orderTransfer(
  request: TransferOrderRequest,
  sending: Sending,
  idempotencyKey: string,
): Promise<string> {
  const headers = { ...ownHeaders(), ...consentHeaders(sending), 'idempotency-key': idempotencyKey }
  const data = await sendJson('/api/transfers/orders/', request, { headers })
  if (!isRecord(data) || typeof data.number !== 'string') throw new RejectionError('unavailable')
  return data.number
}

/** The door has checked the answer against the contract: here it only must be one. */
function isQuote(data: unknown): data is TransferQuote {
  return (
    isRecord(data) && typeof data.quoteToken === 'string' && isRecord(data.price) && Array.isArray(data.price.lines)
  )
}
