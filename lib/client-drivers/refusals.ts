import { refusalName } from '@/lib/browser-api/refusal-name'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Keys of `clientDrivers.refusals`. */
export type DriverRefusal =
  | 'driverInUse'
  | 'driversMost'
  | 'scansMissing'
  | 'tooMany'
  | 'signedOut'
  | 'notFound'
  | 'offline'
  | 'operation'

const REFUSAL_OF: Partial<Record<FailureCode, DriverRefusal>> = {
  driver_in_use: 'driverInUse',
  drivers_limit: 'driversMost',
  scans_missing: 'scansMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
  not_found: 'notFound',
}

export function driverRefusal(error: unknown): DriverRefusal {
  return refusalName(error, REFUSAL_OF)
}
