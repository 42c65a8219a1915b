import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** A browser's request that a door refuses before the provider is asked. */
export class DoorError extends Error {
  override name = 'DoorError'

  constructor(readonly code: FailureCode) {
    super(code)
  }
}
