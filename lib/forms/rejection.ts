import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { ErrorsOf, FormSchema } from './schema'

/** What came of a failed sending: errors of fields, or a failure of the whole form. */
export type FormRejection<Schema extends FormSchema, Failure> = { errors: ErrorsOf<Schema> } | { failure: Failure }

/**
 * Returns the failure of what a door rejected: `notSent` for anything that has no text.
 *
 * @param failures texts of codes, on top of `too_many_requests`
 */
export function readDoorFailure<Failure extends string = never>(
  error: unknown,
  failures: Partial<Record<FailureCode, Failure>> = {},
): { failure: Failure | 'tooMany' | 'notSent' } {
  const code = error instanceof RejectionError ? error.code : 'internal'
  return { failure: failures[code] ?? (code === 'too_many_requests' ? 'tooMany' : 'notSent') }
}
