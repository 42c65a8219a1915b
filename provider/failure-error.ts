import type { Failure } from './contract/envelope'
import type { FailureCode } from './contract/rules/failure-codes'

type Extras = {
  fields?: NonNullable<Failure['error']['fields']>
  details?: NonNullable<Failure['error']['details']>
  cause?: unknown
}

/** A rejection with a code of the contract: the only error that a use case throws on purpose. */
export class FailureError extends Error {
  override name = 'FailureError'
  readonly fields: Extras['fields']
  readonly details: Extras['details']

  constructor(
    readonly code: FailureCode,
    message: string,
    { fields, details, cause }: Extras = {},
  ) {
    super(message, { cause })
    this.fields = fields
    this.details = details
  }
}
