import { createHash } from 'node:crypto'
import type { FastifyRequest, preValidationHookHandler } from 'fastify'
import { z } from 'zod'
import { IDEMPOTENCY_KEY } from '@/provider/contract/bookings'
import { REQUEST_HASH, REQUEST_HASH_HEADER, REQUEST_HASH_VERSION } from '@/provider/contract/request-hash'
import { canonicalJson } from '@/provider/contract/rules/text/canonical-json'
import type { RequestKey } from '@/provider/rules/idempotency/request-key'

/** Headers of a call that is done once only. Whoever sends no hash is judged by the body that came from him. */
export const IdempotencyHeaders = z.object({
  'idempotency-key': z.string().regex(IDEMPOTENCY_KEY),
  [REQUEST_HASH_HEADER]: z.string().regex(REQUEST_HASH).optional(),
})

const bodies = new WeakMap<FastifyRequest, unknown>()

const rememberBody: preValidationHookHandler = (request, _reply, done) => {
  bodies.set(request, request.body)
  done()
}

/** Of every route with `IdempotencyHeaders`: its body is kept as it came, before the schema fills in what was left out. */
export const keyedRequest = { preValidation: rememberBody }

export function requestKeyOf(request: FastifyRequest, headers: z.infer<typeof IdempotencyHeaders>): RequestKey {
  const given = headers[REQUEST_HASH_HEADER]
  const hash = () =>
    createHash('sha256')
      .update(canonicalJson(bodies.get(request)))
      .digest('hex')
  const sent = given ? `browser-${given}` : `caller-${REQUEST_HASH_VERSION}:${hash()}`
  return { key: headers['idempotency-key'], sent }
}
