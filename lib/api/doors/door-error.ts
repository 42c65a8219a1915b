import type { Failure } from '@/provider/contract/envelope'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** A browser's request that a door rejects before the provider is asked. */
export class DoorError extends Error {
  override name = 'DoorError'

  constructor(
    readonly code: FailureCode,
    readonly details: Failure['error']['details'] = undefined,
  ) {
    super(code)
  }
}
