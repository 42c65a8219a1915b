import 'server-only'
import { randomUUID } from 'node:crypto'
import { NextResponse } from 'next/server'
import { ZodError } from 'zod'
import { type Failure, type FailureCode, STATUS_OF } from '@/provider/contract/failure'
import { DoorError } from './door-error'
import { ProviderError } from './provider-error'

/** Turns anything that a door caught into the contract's failure body. */
export function answerFailure(error: unknown): NextResponse<Failure> {
  const requestId = randomUUID()
  const { code, fields, details } = explain(error)
  if (code === 'internal') console.error(JSON.stringify({ requestId, error: String(error) }))
  return NextResponse.json(
    {
      status: 'error',
      error: { code, message: code, requestId, ...(fields ? { fields } : {}), ...(details ? { details } : {}) },
    },
    { status: STATUS_OF[code], headers: { 'cache-control': 'private, no-store' } },
  )
}

type Reason = { code: FailureCode; fields?: Failure['error']['fields']; details?: Failure['error']['details'] }

function explain(error: unknown): Reason {
  if (error instanceof ProviderError) return error
  if (error instanceof DoorError) return { code: error.code }
  if (error instanceof ZodError)
    return {
      code: 'invalid_request',
      fields: Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message])),
    }
  return { code: 'internal' }
}
