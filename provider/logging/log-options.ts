import type { LoggerOptions } from 'pino'
import { TRACKING_HEADERS } from '@/provider/contract/rules/headers'
import { APP_TOKEN_HEADER, SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import { escapeHidden } from '@/provider/contract/rules/text/plain-text'
import { databaseErrorOf } from '@/provider/db/errors'

/** Fields that name a person or give access. */
const PERSONAL = [
  ...['phone', 'email', 'last_name', 'first_name', 'middle_name', 'birthDate', 'clientName', 'clientPhone'],
  ...['driver', 'extraDrivers', 'flight', 'meeting', 'body', 'key'],
  ...[
    'password',
    'passwordHash',
    'client_token',
    'device_token',
    'deviceToken',
    'session',
    'address',
    'text',
    'params',
  ],
]
const SECRET_HEADERS = [
  ...[
    'authorization',
    'x-booking-key',
    'x-voucher-key',
    'cookie',
    'x-client-ip',
    'x-visitor',
    APP_TOKEN_HEADER,
    SESSION_HEADER,
  ],
  ...TRACKING_HEADERS,
]

/**
 * Returns the options of the log: JSON lines; requests are logged with method, route and time, never with headers or bodies.
 * The route has the names of its parameters, not their values: the id of a payment and the token of a file open something.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: {
      paths: [
        ...PERSONAL.flatMap((name) => [name, `*.${name}`]),
        ...SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
      ],
      censor: '[hidden]',
    },
    serializers: { err: serialiseError, req: serialiseRequest },
    hooks: { streamWrite: escapeHidden },
  }
}

type LoggedRequest = { method: string; routeOptions?: { url?: string }; params?: unknown }

function serialiseRequest({ method, routeOptions, params }: LoggedRequest) {
  const number = typeof params === 'object' && params !== null && 'number' in params ? { number: params.number } : {}
  return { method, route: routeOptions?.url ?? 'none', ...number }
}

/**
 * Database errors repeat the values of a statement in their message and detail: only the code and the names of the
 * constraint and the table are logged.
 */
function serialiseError(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error }
  const database = databaseErrorOf(error)
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '))
  return {
    type: error.name,
    message: database || 'query' in error ? 'database error' : error.message,
    ...(database ? { code: database.code, constraint: database.constraint, table: database.table } : {}),
    stack: frames.join('\n'),
  }
}
