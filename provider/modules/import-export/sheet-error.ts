/** Why a file cannot be read. */
export type SheetErrorCode = 'no_file' | 'unknown_kind' | 'too_big' | 'sheets' | 'unreadable'

/** A file that cannot be read. `row`: the row at which reading stopped; the head is 1. */
export class SheetError extends Error {
  constructor(
    readonly code: SheetErrorCode,
    readonly row: number | null = null,
  ) {
    super(code)
  }
}
