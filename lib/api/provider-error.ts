import type { Failure } from '@/provider/contract/failure'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

type Options = ErrorOptions & { fields?: Failure['error']['fields']; details?: Failure['error']['details'] }

/** The provider answered and refused, or did not answer (`unavailable`). */
export class ProviderError extends Error {
  override name = 'ProviderError'
  readonly fields: Failure['error']['fields']
  readonly details: Failure['error']['details']

  constructor(
    readonly code: FailureCode,
    message: string,
    { fields, details, ...options }: Options = {},
  ) {
    super(message, options)
    this.fields = fields
    this.details = details
  }
}
