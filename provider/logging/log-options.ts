import type { LoggerOptions } from 'pino'
import { cleanLine, HIDDEN_PATHS, HIDDEN_VALUE } from '@/provider/contract/rules/log-policy'
import { databaseErrorOf } from '@/provider/db/errors'

/**
 * Returns the options of the log: JSON lines; requests are logged with method, route and time, never with headers or bodies.
 * The route has the names of its parameters, not their values: the id of a payment and the token of a file open something.
 */
export function logOptions(level: string): LoggerOptions {
  return {
    level,
    redact: { paths: HIDDEN_PATHS, censor: HIDDEN_VALUE },
    serializers: { err: serialiseError, req: serialiseRequest },
    hooks: { streamWrite: cleanLine },
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
