import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '@/provider/contract/envelope'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import type { FailureError } from '@/provider/failure-error'
import { mapError } from './error-mapping'
import type { ProviderServer } from './server'

/** The length of an outage is unknown: the site's own 503 say the same (server/response-policy.ts). */
const RETRY_AFTER_SECONDS = 5

/** Sends every error in one shape. */
export function handleFailures(app: ProviderServer): void {
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send(failureBody({ code: 'not_found', message: 'No such route.' }, request.id)),
  )

  app.setErrorHandler(sendFailure)
}

/** Sends one error; also those that Fastify finds before it knows a route, such as an address that cannot be decoded. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const failure = mapError(error)
  const status = STATUS_OF[failure.code]
  if (status >= 500) request.log.error({ err: failure.cause ?? failure }, failure.message)
  else request.log.info({ code: failure.code }, 'refused')
  // A concurrency limit has set its own value before.
  if (status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', RETRY_AFTER_SECONDS)
  return reply.code(status).send(failureBody(failure, request.id))
}

type FailureContent = Pick<FailureError, 'code' | 'message'> & Partial<Pick<FailureError, 'fields' | 'details'>>

/** The body of every failure (envelope.ts). */
export function failureBody({ code, message, fields, details }: FailureContent, requestId: string): Failure {
  return {
    status: 'error',
    error: { code, message, requestId, ...(fields ? { fields } : {}), ...(details ? { details } : {}) },
  }
}
