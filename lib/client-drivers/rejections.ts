import { nameRejection } from '@/lib/browser-api/name-rejection'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Keys of `clientDrivers.rejections`. */
export type ClientDriverRejection =
  | 'driverInUse'
  | 'driversMost'
  | 'scansMissing'
  | 'tooMany'
  | 'phonesMost'
  | 'signedOut'
  | 'notFound'
  | 'offline'
  | 'operation'

const REJECTION_OF: Partial<Record<FailureCode, ClientDriverRejection>> = {
  driver_in_use: 'driverInUse',
  drivers_limit: 'driversMost',
  scans_missing: 'scansMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
  not_found: 'notFound',
}

export function nameDriverRejection(error: unknown): ClientDriverRejection {
  // For a day, not for minutes.
  if (error instanceof RejectionError && error.details?.phones === true) return 'phonesMost'
  return nameRejection(error, REJECTION_OF)
}
