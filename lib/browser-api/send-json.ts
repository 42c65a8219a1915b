import { callDoor } from './call-door'
import { isRecord } from './is-record'
import { BrokenResponseError } from './rejection-error'

type Sending = {
  method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  signal?: AbortSignal | undefined
}

/**
 * Asks one of the site's own doors. @returns the answer's `data`, not yet known to be anything.
 *
 * @throws {RejectionError} `unavailable` also for an answer cut short: what was asked for may have been done.
 */
export async function sendJson(path: `/api/${string}`, body: unknown, sending: Sending = {}): Promise<unknown> {
  const { method = 'POST', headers = {}, signal } = sending
  const response = await callDoor({ path, method, body, headers, ...(signal ? { signal } : {}) })
  const envelope: unknown = await response.json().catch(() => null)
  if (!isRecord(envelope)) throw new BrokenResponseError('unexpected')
  return envelope.data
}
