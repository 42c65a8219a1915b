import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { isOverlap, isTransient, isUnavailable, isUnstorableText } from '@/provider/db/errors'
import { FailureError } from '@/provider/failure-error'

/** Fastify's own errors. */
const CODE_OF_FASTIFY = new Map<string, FailureCode>([
  ['FST_ERR_CTP_BODY_TOO_LARGE', 'body_too_large'],
  ['FST_ERR_CTP_INVALID_MEDIA_TYPE', 'unsupported_media_type'],
])
/** Fields whose error has a code of its own, wherever they stand. A map: a request may name a field `constructor`. */
const CODE_OF_FIELD = new Map<string, FailureCode>([
  ['df', 'invalid_dates'],
  ['dt', 'invalid_dates'],
  ['idempotency-key', 'idempotency_key_missing'],
  // A missing key gets the same response as a wrong one.
  [BOOKING_KEY_HEADER, 'not_found'],
])

/** Returns anything that was thrown as a failure of the contract; `internal` means an error of the program. */
export function mapError(error: unknown): FailureError {
  if (error instanceof FailureError) return error
  if (hasZodFastifySchemaValidationErrors(error))
    return invalidRequestFailure(error.validation, error.validationContext)
  if (isUnstorableText(error)) {
    return new FailureError('invalid_request', 'A text holds characters that cannot be stored.', { cause: error })
  }
  // What was repeated as often as it may be, in `retryTransaction`.
  if (isOverlap(error)) return new FailureError('car_taken', 'The car is taken for these dates.', { cause: error })
  if (isTransient(error)) return new FailureError('unavailable', 'Too many wanted the same.', { cause: error })
  if (isUnavailable(error)) return new FailureError('unavailable', 'The database cannot answer now.', { cause: error })
  return fromFastify(error) ?? new FailureError('internal', 'Internal error.', { cause: error })
}

type Issue = { instancePath: string; message?: string; params?: Record<string, unknown> }

function invalidRequestFailure(issues: readonly Issue[], context: string | undefined): FailureError {
  // No resource has such an address.
  if (context === 'params') return new FailureError('not_found', 'No such address.')
  const fields = Object.fromEntries(issues.flatMap(fieldsOf))
  const names = Object.keys(fields)
  const codes = new Set(names.map((name) => CODE_OF_FIELD.get(name.split('.').at(-1) ?? '')))
  const [only] = codes
  const code = codes.size === 1 && only ? only : 'invalid_request'
  return new FailureError(code, `Refused fields: ${names.join(', ')}.`, { fields })
}

/** `driver.email` → reason; each unknown field under its own name. Values are left out: they may be personal. */
function fieldsOf({ instancePath, message = 'invalid', params }: Issue): [string, string][] {
  const path = instancePath.split('/').filter(Boolean)
  const keys = unknownKeys(params)
  if (keys.length > 0) return keys.map((key) => [[...path, key].join('.'), 'unknown field'])
  return [[path.join('.') || 'body', message]]
}

function unknownKeys(params: Record<string, unknown> | undefined): string[] {
  const keys = params?.keys
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'string') : []
}

function fromFastify(error: unknown): FailureError | null {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return null
  if (error.statusCode === 503) return new FailureError('unavailable', 'The provider is busy or stopping.')
  if (error.statusCode < 400 || error.statusCode > 499) return null
  const code = 'code' in error && typeof error.code === 'string' ? CODE_OF_FASTIFY.get(error.code) : undefined
  return new FailureError(code ?? 'invalid_request', 'The request cannot be read.', { cause: error })
}
