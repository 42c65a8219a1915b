import type { Database } from '@/provider/db/database'
import type { Staff } from '@/provider/rules/actors'
import { type Imported, importRows } from './import-rows'
import { ColumnsError, readRows, type WrongColumns } from './read-rows'
import { SheetError, type SheetErrorCode } from './sheet-error'
import { readSheet } from './sheet-reader'
import type { RowError, SubjectName } from './table-names'
import { SUBJECTS } from './tables/subjects'

export type ImportRejection = { why: SheetErrorCode; row: number | null } | ({ why: 'columns' } & WrongColumns)
/** `imported` null: nothing was stored, because of so many errors. */
type ImportOutcome = { why: null; imported: Imported | null; errors: number }

type Import = {
  subject: SubjectName
  path: string
  isDry: boolean
  isQuiet: boolean
  onError: (error: RowError) => void
  /** Reports a row that is imported all the same. */
  onWarning: (warning: RowError) => void
  onRead: (done: number, all: number) => void
}

/** Imports a file of the branch, all its rows or none. Returns what was stored, or why the file cannot be read. */
export async function importFile(
  { db }: { db: Database },
  { subject: name, path, isDry, isQuiet, onError, onWarning, onRead }: Import,
  staff: Staff,
): Promise<ImportRejection | ImportOutcome> {
  const subject = SUBJECTS[name]
  let errors = 0
  const countError = (error: RowError) => {
    errors += 1
    onError(error)
  }
  try {
    const rows = readRows(readSheet(path, onRead), subject, countError)
    const incoming = { subject, rows, isDry, isQuiet, onError: countError, onWarning, hasErrors: () => errors > 0 }
    const imported = await importRows({ db }, incoming, staff)
    return { why: null, imported, errors }
  } catch (error) {
    if (error instanceof SheetError) return { why: error.code, row: error.row }
    if (error instanceof ColumnsError) return { why: 'columns', ...error.columns }
    throw error
  }
}
