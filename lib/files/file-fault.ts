import { isOffline, RefusedError } from '@/lib/browser-api/refused-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Why a file was not taken: keys of `files.faults`. */
export type FileFault =
  | 'fileTooLarge'
  | 'fileTypeRefused'
  | 'fileBroken'
  | 'fileTwoFormats'
  | 'pictureTooLarge'
  | 'pictureTooSmall'
  | 'pdfActive'
  | 'tooMany'
  | 'offline'
  | 'signedOut'
  | 'failed'

const FAULT_OF: Partial<Record<FailureCode, FileFault>> = {
  file_too_large: 'fileTooLarge',
  file_type_refused: 'fileTypeRefused',
  file_broken: 'fileBroken',
  file_two_formats: 'fileTwoFormats',
  picture_too_large: 'pictureTooLarge',
  picture_too_small: 'pictureTooSmall',
  pdf_active: 'pdfActive',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

/** A file that is refused for what it is: trying again would be in vain. */
const FINAL: readonly FileFault[] = [
  ...(['fileTooLarge', 'fileTypeRefused', 'fileBroken', 'fileTwoFormats'] as const),
  ...(['pictureTooLarge', 'pictureTooSmall', 'pdfActive'] as const),
]

export function fileFault(error: unknown): FileFault {
  if (!(error instanceof RefusedError)) return 'failed'
  return FAULT_OF[error.code] ?? (isOffline(error) ? 'offline' : 'failed')
}

export function mayRetry(fault: FileFault): boolean {
  return !FINAL.includes(fault)
}

/** Why a file is not shown: keys of `files.lookErrors`. */
export type LookFault = 'gone' | 'tooMany' | 'signedOut' | 'offline' | 'failed'

const LOOK_FAULT_OF: Partial<Record<FailureCode, LookFault>> = {
  not_found: 'gone',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

export function lookFault(error: unknown): LookFault {
  if (!(error instanceof RefusedError)) return 'failed'
  return LOOK_FAULT_OF[error.code] ?? (isOffline(error) ? 'offline' : 'failed')
}
