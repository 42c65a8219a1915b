import type { Failure } from '@/provider/contract/envelope'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Of an answer that is none: it broke the contract, or it rejects without a code of the contract (PRODUCT §9). */
type ResponseError = 'unexpected' | 'unknown'

type Options = ErrorOptions & {
  fields?: Failure['error']['fields']
  details?: Failure['error']['details']
  responseError?: ResponseError
  retryAfterSeconds?: number | undefined
}

/** The provider answered and rejected, or did not answer (`unavailable`). */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly fields: Failure['error']['fields']
  readonly details: Failure['error']['details']
  readonly responseError: ResponseError | undefined
  /** When the provider wants to be asked again; undefined: it does not say. */
  readonly retryAfterSeconds: number | undefined

  constructor(
    readonly code: FailureCode,
    message: string,
    { fields, details, responseError, retryAfterSeconds, ...options }: Options = {},
  ) {
    super(message, options)
    this.fields = fields
    this.details = details
    this.responseError = responseError
    this.retryAfterSeconds = retryAfterSeconds
  }
}
