import 'server-only'
import { randomUUID } from 'node:crypto'
import { NextResponse } from 'next/server'
import { ZodError } from 'zod'
import { RETRY_AFTER_SECONDS } from '@/lib/routing/status-scope'
import type { Failure } from '@/provider/contract/envelope'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { ProviderError } from '../provider/errors'
import { logFailure } from '../provider/log-failure'
import { codeOf } from './code-of'
import { DoorError } from './door-error'

/** Who has the id of a payment may see it: no log has it. */
const PAYMENT = /^(\/api\/payments\/)[\w-]{22}(?=\/|$)/

/** Turns anything that a door caught into the contract's failure body; what is not the visitor's doing is logged. */
export function respondWithFailure(error: unknown, request: Request): NextResponse<Failure> {
  const requestId = request.headers.get('x-request-id') ?? randomUUID()
  const code = codeOf(error)
  const { fields, details } = explain(error)
  const status = STATUS_OF[code]
  if (status >= 500)
    logFailure({ requestId, code, path: new URL(request.url).pathname.replace(PAYMENT, '$1[id]'), error })
  return NextResponse.json(
    {
      status: 'error',
      error: { code, message: code, requestId, ...(fields ? { fields } : {}), ...(details ? { details } : {}) },
    },
    {
      status,
      headers: {
        'cache-control': 'private, no-store',
        ...retryAfter(status, error),
      },
    },
  )
}

/** The provider's own value before ours. */
function retryAfter(status: number, error: unknown): Record<string, string> {
  if (status !== 503 && status !== 429) return {}
  const detailSeconds = explain(error).details?.retryAfterSeconds
  const own = error instanceof ProviderError ? error.retryAfterSeconds : undefined
  const seconds =
    own ??
    (typeof detailSeconds === 'number' ? detailSeconds : undefined) ??
    (status === 503 ? RETRY_AFTER_SECONDS : null)
  return seconds === null ? {} : { 'retry-after': String(seconds) }
}

type Reason = { fields?: Failure['error']['fields']; details?: Failure['error']['details'] }

function explain(error: unknown): Reason {
  if (error instanceof ProviderError) return error.responseError ? { details: { fault: error.responseError } } : error
  if (error instanceof DoorError) return error
  if (!(error instanceof ZodError)) return {}
  return { fields: Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message])) }
}
