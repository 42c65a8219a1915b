import { RefusedError } from '@/lib/browser-api/refused-error'
import { isOffline } from '@/lib/files/file-fault'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Keys of `clientDrivers.refusals`. */
export type DriverRefusal =
  | 'driverInUse'
  | 'scansMissing'
  | 'tooMany'
  | 'signedOut'
  | 'notFound'
  | 'offline'
  | 'operation'

const REFUSAL_OF: Partial<Record<FailureCode, DriverRefusal>> = {
  driver_in_use: 'driverInUse',
  scans_missing: 'scansMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
  not_found: 'notFound',
}

/** "Operation error": any client-area call without a text of its own (PRODUCT §9). */
export function driverRefusal(error: unknown): DriverRefusal {
  if (!(error instanceof RefusedError)) return 'operation'
  return REFUSAL_OF[error.code] ?? (isOffline(error) ? 'offline' : 'operation')
}
