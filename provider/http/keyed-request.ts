import { createHash } from 'node:crypto'
import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { z } from 'zod'
import { IDEMPOTENCY_KEY } from '@/provider/contract/bookings'
import { REQUEST_HASH, REQUEST_HASH_HEADER, REQUEST_HASH_VERSION } from '@/provider/contract/request-hash'
import { canonicalJson } from '@/provider/contract/rules/text/canonical-json'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'

/** Headers of a call that runs only once. Without the hash of the browser, the body is hashed here. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.string().regex(IDEMPOTENCY_KEY),
  [REQUEST_HASH_HEADER]: z.string().regex(REQUEST_HASH).optional(),
})

const bodies = new WeakMap<FastifyRequest, unknown>()

const rememberBody: preValidationHookHandler = (request, _reply, done) => {
  bodies.set(request, request.body)
  done()
}

/** Options of every route with `IdempotencyHeaders`: remember the body as it came, before the schema adds its defaults. */
export const keyedRequest = { preValidation: rememberBody }

/** Returns the key of a call with the hash of its content. */
export function requestKeyOf(request: FastifyRequest, headers: z.infer<typeof IdempotencyHeaders>): RequestKey {
  const browserHash = headers[REQUEST_HASH_HEADER]
  const hash = () =>
    createHash('sha256')
      .update(canonicalJson(bodies.get(request)))
      .digest('hex')
  const sent = browserHash ? `browser-${browserHash}` : `caller-${REQUEST_HASH_VERSION}:${hash()}`
  return { key: headers['idempotency-key'], sent }
}
