import type { Failure } from '@/provider/contract/envelope'
import { type FailureCode, isFailureCode } from '@/provider/contract/rules/failure-codes'
import { isRecord } from './is-record'

type Fields = Failure['error']['fields']
type Details = Failure['error']['details']

/** A door rejected, or could not be reached (`unavailable`). */
export class RejectionError extends Error {
  override name = 'RejectionError'

  constructor(
    readonly code: FailureCode,
    readonly details: Details = undefined,
    readonly fields: Fields = undefined,
  ) {
    super(code)
  }
}

/** No answer came. */
export function isOffline({ details }: RejectionError): boolean {
  return details?.fault === 'offline'
}

/** An answer that is none: it broke the contract (`unexpected`), or it rejects without a code (`unknown`). */
export class BrokenResponseError extends RejectionError {
  constructor(readonly fault: 'unexpected' | 'unknown') {
    super('unavailable')
  }
}

/**
 * Reads a door's failure body; anything unreadable is `unavailable`: the visitor can only try again or phone. By hand,
 * because zod would weigh 33 kB in the browser.
 */
export async function readRejection(response: Response): Promise<RejectionError> {
  const body: unknown = await response.json().catch(() => null)
  const error = isRecord(body) ? body.error : null
  if (!isRecord(error) || !isFailureCode(error.code)) return new BrokenResponseError('unknown')
  return new RejectionError(error.code, readDetails(error.details), readFields(error.fields))
}

function readFields(value: unknown): Fields {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).flatMap(([name, text]) => (isText(text) ? [[name, text]] : [])))
}

function readDetails(value: unknown): Details {
  if (!isRecord(value)) return undefined
  return Object.fromEntries(Object.entries(value).flatMap(([name, one]) => (isPlain(one) ? [[name, one]] : [])))
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

function isPlain(value: unknown): value is string | number | boolean {
  return isText(value) || typeof value === 'number' || typeof value === 'boolean'
}
