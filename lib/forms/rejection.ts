import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { ErrorsOf, FormSchema } from './schema'

/** What came of a failed sending: errors of fields, or a failure of the whole form. */
export type FormRejection<Schema extends FormSchema, Failure> = { errors: ErrorsOf<Schema> } | { failure: Failure }

/**
 * Returns the errors of the fields that a route handler named, or null where it named none.
 *
 * @param fieldErrors what the form says of each field that it has an error for
 * @param wireNameOf the name of the field in the response, where that may be another
 */
export function readFieldErrors<Name extends string, Key>(
  error: unknown,
  fieldErrors: Partial<Record<Name, Key>>,
  wireNameOf: (name: string) => string = (name) => name,
): { errors: Partial<Record<Name, Key>> } | null {
  const { fields = {} } = error instanceof RejectionError ? error : {}
  const named = Object.entries(fieldErrors).filter(([name]) => (fields[name] ?? fields[wireNameOf(name)]) !== undefined)
  return named.length > 0 ? { errors: Object.fromEntries(named) as Partial<Record<Name, Key>> } : null
}

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
