export type SheetFault = 'no_file' | 'unknown_kind' | 'too_big' | 'sheets' | 'unreadable'

/** `row`: where it cannot be read further, the head being 1. */
export class SheetError extends Error {
  constructor(
    readonly fault: SheetFault,
    readonly row: number | null = null,
  ) {
    super(fault)
  }
}
