import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
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

/** Answers bytes that are no request, in the same shape: Node.js found no route and no header in them. */
export function rejectUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(
    failureBody({ code: 'invalid_request', message: 'The request cannot be read.' }, randomUUID()),
  )
  const head = [
    `HTTP/1.1 ${STATUS_OF.invalid_request} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}

type FailureContent = Pick<FailureError, 'code' | 'message'> & Partial<Pick<FailureError, 'fields' | 'details'>>

function failureBody({ code, message, fields, details }: FailureContent, requestId: string): Failure {
  return {
    status: 'error',
    error: { code, message, requestId, ...(fields ? { fields } : {}), ...(details ? { details } : {}) },
  }
}
