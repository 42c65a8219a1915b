import { RefusedError } from '@/lib/browser-api/refused-error'
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

/** Keys of `clientDrivers.scanErrors`. */
export type ScanFault =
  | 'fileTooLarge'
  | 'fileTypeRefused'
  | 'fileBroken'
  | 'fileTwoFormats'
  | 'pictureTooLarge'
  | 'pdfActive'
  | 'tooMany'
  | 'offline'
  | 'signedOut'
  | 'failed'

const REFUSAL_OF: Partial<Record<FailureCode, DriverRefusal>> = {
  driver_in_use: 'driverInUse',
  scans_missing: 'scansMissing',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
  not_found: 'notFound',
}

const FAULT_OF: Partial<Record<FailureCode, ScanFault>> = {
  file_too_large: 'fileTooLarge',
  file_type_refused: 'fileTypeRefused',
  file_broken: 'fileBroken',
  file_two_formats: 'fileTwoFormats',
  picture_too_large: 'pictureTooLarge',
  pdf_active: 'pdfActive',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

/** A file that is refused for what it is: trying again would be in vain. */
const FINAL: readonly ScanFault[] = [
  ...(['fileTooLarge', 'fileTypeRefused', 'fileBroken', 'fileTwoFormats', 'pictureTooLarge', 'pdfActive'] as const),
]

/** "Operation error": any client-area call without a text of its own (PRODUCT §9). */
export function driverRefusal(error: unknown): DriverRefusal {
  if (!(error instanceof RefusedError)) return 'operation'
  return REFUSAL_OF[error.code] ?? (isOffline(error) ? 'offline' : 'operation')
}

export function scanFault(error: unknown): ScanFault {
  if (!(error instanceof RefusedError)) return 'failed'
  return FAULT_OF[error.code] ?? (isOffline(error) ? 'offline' : 'failed')
}

export function mayRetry(fault: ScanFault): boolean {
  return !FINAL.includes(fault)
}

function isOffline({ details }: RefusedError): boolean {
  return details?.fault === 'offline'
}
