import { RefusedError } from '@/lib/browser-api/refused-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import type { ErrorsOf, FormSchema } from './schema'

/** What came of a failed sending: errors of fields, or a failure of the whole form; null: nothing to say. */
export type FormRejection<Schema extends FormSchema, Failure> =
  | { errors: ErrorsOf<Schema> }
  | { failure: Failure }
  | null

type Words<Name extends string, Key, Failure> = {
  /** Texts of codes, on top of `too_many_requests`. */
  failures?: Partial<Record<FailureCode, Failure>>
  /** What a field says that the door named. */
  fieldErrors?: Partial<Record<Name, Key>>
}

/** Reads what a door rejected: fields by their names, else the failure of its code; `notSent` for anything else. */
export function readDoorRejection<Name extends string = never, Key = never, Failure extends string = never>(
  error: unknown,
  { failures = {}, fieldErrors = {} }: Words<Name, Key, Failure> = {},
): { errors: NoInfer<Partial<Record<Name, Key>>> } | { failure: Failure | 'tooMany' | 'notSent' } {
  if (!(error instanceof RefusedError)) return { failure: 'notSent' }
  const { code, fields = {} } = error
  const named = Object.entries(fieldErrors).filter(([name]) => fields[name] !== undefined)
  if (code === 'invalid_request' && named.length > 0)
    return { errors: Object.fromEntries(named) as Partial<Record<Name, Key>> }
  return { failure: failures[code] ?? (code === 'too_many_requests' ? 'tooMany' : 'notSent') }
}
