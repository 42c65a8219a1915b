import type { SpendOutcome, SpendRequest } from '@/provider/contract/miles'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

/** Browser side of `app/api/account/spend`. @throws {RejectionError} `miles_limit` with `maxMiles` … */
export async function previewMiles(request: SpendRequest, signal: AbortSignal): Promise<SpendOutcome> {
  return readOutcome(await sendJson('/api/account/spend/preview/', request, { headers: ownHeaders(), signal }))
}

/** @throws {RejectionError} `miles_limit`, `conflict`, `hold_expired` … */
export async function spendMiles(request: SpendRequest, idempotencyKey: string): Promise<SpendOutcome> {
  const headers = { ...ownHeaders(), 'idempotency-key': idempotencyKey }
  return readOutcome(await sendJson('/api/account/spend/', request, { headers }))
}

/** @throws {RejectionError} `conflict`, `hold_expired` … */
export async function releaseMiles(number: string): Promise<SpendOutcome> {
  const sending = { method: 'DELETE', headers: ownHeaders() } as const
  return readOutcome(await sendJson(`/api/account/spend/${number}/`, undefined, sending))
}

/** The door has checked the answer against the contract: here it only must be one. */
function readOutcome(data: unknown): SpendOutcome {
  if (!isOutcome(data)) throw new BrokenResponseError('unexpected')
  return data
}

function isOutcome(data: unknown): data is SpendOutcome {
  return isRecord(data) && typeof data.number === 'string' && typeof data.balance === 'number'
}
