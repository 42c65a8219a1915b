import 'server-only'
import { createHash } from 'node:crypto'
import { IDEMPOTENCY_KEY } from '@/provider/contract/bookings'
import { REQUEST_HASH_HEADER, REQUEST_HASH_VERSION } from '@/provider/contract/request-hash'
import { canonicalJson } from '@/provider/contract/rules/text/canonical-json'
import { DoorError } from './door-error'

/** What is done once only. `requestHash`: of the body that came with the key, whatever a door makes of it. */
export type Once = { idempotencyKey: string; requestHash: string }

/**
 * @param sent the body as the browser sent it, once it has passed its schema.
 * @throws {DoorError} `idempotency_key_missing`
 */
export function readOnce(request: Request, sent: unknown): Once {
  const idempotencyKey = request.headers.get('idempotency-key') ?? ''
  if (!IDEMPOTENCY_KEY.test(idempotencyKey)) throw new DoorError('idempotency_key_missing')
  const hash = createHash('sha256').update(canonicalJson(sent)).digest('hex')
  return { idempotencyKey, requestHash: `${REQUEST_HASH_VERSION}:${hash}` }
}

export function onceHeaders({ idempotencyKey, requestHash }: Once): Record<string, string> {
  return { 'idempotency-key': idempotencyKey, [REQUEST_HASH_HEADER]: requestHash }
}
