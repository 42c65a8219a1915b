import { isOffline, RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Why a file was not taken: keys of `files.errors`. */
export type FileError =
  | 'fileTooLarge'
  | 'fileTypeRejected'
  | 'fileBroken'
  | 'fileTwoFormats'
  | 'fileInfected'
  | 'pictureTooLarge'
  | 'pictureTooSmall'
  | 'pdfActive'
  | 'pdfUnreadable'
  | 'tooMany'
  | 'tooLate'
  | 'offline'
  | 'signedOut'
  | 'failed'

const ERROR_OF: Partial<Record<FailureCode, FileError>> = {
  file_too_large: 'fileTooLarge',
  file_type_refused: 'fileTypeRejected',
  file_broken: 'fileBroken',
  file_two_formats: 'fileTwoFormats',
  file_infected: 'fileInfected',
  picture_too_large: 'pictureTooLarge',
  picture_too_small: 'pictureTooSmall',
  pdf_active: 'pdfActive',
  pdf_unreadable: 'pdfUnreadable',
  too_many_requests: 'tooMany',
  conflict: 'tooLate',
  unauthenticated: 'signedOut',
}

/** A file that is rejected for what it is: trying again would be in vain. */
const FINAL: readonly FileError[] = [
  ...(['fileTooLarge', 'fileTypeRejected', 'fileBroken', 'fileTwoFormats', 'fileInfected'] as const),
  ...(['pictureTooLarge', 'pictureTooSmall', 'pdfActive', 'pdfUnreadable', 'tooLate'] as const),
]

export function fileErrorOf(error: unknown): FileError {
  if (!(error instanceof RejectionError)) return 'failed'
  return ERROR_OF[error.code] ?? (isOffline(error) ? 'offline' : 'failed')
}

export function mayRetry(fileError: FileError): boolean {
  return !FINAL.includes(fileError)
}

/** Why a file is not shown: keys of `files.lookErrors`. */
export type ViewError = 'gone' | 'tooMany' | 'signedOut' | 'offline' | 'failed'

const VIEW_ERROR_OF: Partial<Record<FailureCode, ViewError>> = {
  not_found: 'gone',
  too_many_requests: 'tooMany',
  unauthenticated: 'signedOut',
}

export function viewErrorOf(error: unknown): ViewError {
  if (!(error instanceof RejectionError)) return 'failed'
  return VIEW_ERROR_OF[error.code] ?? (isOffline(error) ? 'offline' : 'failed')
}
