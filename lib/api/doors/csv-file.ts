import 'server-only'
import { type CsvSubject, csvName } from '@/lib/account/csv-name'
import { type Cell, writeCsv } from '@/lib/files/write-csv'
import type { Locale } from '@/lib/i18n/routing'
import type { DoorFile } from './door-policy'

/** A list of the client area as a file to be saved. */
export function csvFile(rows: readonly (readonly Cell[])[], subject: CsvSubject, language: Locale): DoorFile {
  return {
    content: writeCsv(rows, language),
    type: 'text/csv; charset=utf-8',
    disposition: `attachment; filename="${csvName(subject)}"`,
  }
}
