import type { FileStoreOptions } from '@/provider/file-store/open-file-store'
import { BrokenSealError } from '@/provider/modules/files/sealed-stream'
import { BrokenArchiveError, UnknownFormatError } from './archive-file'
import { NotOwnerError, OtherVersionError } from './copy-tables'
import type { Count } from './row-sum'

export type BackupRejection = {
  why: 'no_file' | 'file_exists' | 'not_opened' | 'other_version' | 'not_empty' | 'not_owner' | 'differs'
}
/** `gone`: files that were removed while the backup was made. */
export type BackupDone = { why: null; tables: number; rows: number; files: number; gone: number }
export type BackupOptions = { path: string; secret: string; files: FileStoreOptions }

/** Thrown inside a restore, so that its transaction is rolled back. */
export class RestoreAbortedError extends Error {
  constructor(readonly why: BackupRejection['why']) {
    super(why)
  }
}

/** Returns why an archive was rejected. Throws any other error again. */
export function rejectionOf(error: unknown): BackupRejection['why'] {
  if (error instanceof RestoreAbortedError) return error.why
  if (error instanceof NotOwnerError) return 'not_owner'
  if (error instanceof UnknownFormatError || error instanceof OtherVersionError) return 'other_version'
  if (error instanceof BrokenSealError || error instanceof BrokenArchiveError) return 'not_opened'
  throw error
}

/** Adds up what was copied. */
export function summarize(counts: readonly Count[], files: number, gone = 0): BackupDone {
  return { why: null, tables: counts.length, rows: counts.reduce((sum, { rows }) => sum + rows, 0), files, gone }
}
