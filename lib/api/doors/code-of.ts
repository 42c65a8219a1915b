import 'server-only'
import { ZodError } from 'zod'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { ProviderError } from '../provider/errors'
import { DoorError } from './door-error'

/** What anything that was caught is called in an answer and in the log; what nobody foresaw is `internal`. */
export function codeOf(error: unknown): FailureCode {
  if (error instanceof ProviderError || error instanceof DoorError) return error.code
  return error instanceof ZodError ? 'invalid_request' : 'internal'
}
