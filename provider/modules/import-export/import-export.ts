import { isThere } from '@/provider/security/path-exists'
import type { Field } from './fields'
import type { ExchangeRepository, Imported, IncomingRow } from './import-rows'
import { SheetError, type SheetFault } from './sheet-error'
import { readSheet } from './sheet-reader'
import { writeSheet } from './sheet-writer'
import type { Subject } from './table'
import type { RowFault, SubjectName } from './table-names'

export type ExchangeRefusal =
  | { why: SheetFault; row: number | null }
  | { why: 'file_exists' }
  | ({ why: 'columns' } & WrongColumns)
type WrongColumns = { missing: string[]; unknown: string[]; twice: string[] }
/** `imported` null: nothing was taken, because of so many faults. */
export type ImportOutcome = { why: null; imported: Imported | null; faults: number }

type ImportWish = {
  subject: SubjectName
  path: string
  isDry: boolean
  isQuiet: boolean
  operator: string
  onFault: (fault: RowFault) => void
  /** Of a row that is taken all the same. */
  onWarning: (warning: RowFault) => void
  onRead: (done: number, all: number) => void
}
type Parts = {
  exchange: ExchangeRepository
  subjects: Record<SubjectName, Subject>
  station: string
  now: () => Date
}

/** Files of the branch: what comes in is taken whole or not at all, and what goes out comes in again without loss. */
export function createExchangeService({ exchange, subjects, station, now }: Parts) {
  return {
    async import({
      subject: name,
      path,
      isDry,
      isQuiet,
      operator,
      onFault,
      onWarning,
      onRead,
    }: ImportWish): Promise<ExchangeRefusal | ImportOutcome> {
      const subject = subjects[name]
      let faults = 0
      const note = (fault: RowFault) => {
        faults += 1
        onFault(fault)
      }
      let faultsRead = 0
      const read = () => {
        faults = 0
        faultsRead = 0
        return rowsOf(readSheet(path, onRead), subject, (fault) => {
          faultsRead += 1
          note(fault)
        })
      }
      try {
        const incoming = { subject, read, isDry, isQuiet, onFault: note, onWarning, faultsRead: () => faultsRead }
        const imported = await exchange.import(incoming, { station, operator, at: now() })
        return { why: null, imported, faults }
      } catch (error) {
        if (error instanceof SheetError) return { why: error.fault, row: error.row }
        if (error instanceof ColumnsError) return { why: 'columns', ...error.columns }
        throw error
      }
    },

    async export(
      name: SubjectName,
      path: string,
      { mayReplace, isTemplate }: { mayReplace: boolean; isTemplate: boolean },
    ): Promise<ExchangeRefusal | { why: null; rows: number }> {
      if (!/\.(csv|xlsx)$/i.test(path)) return { why: 'unknown_kind', row: null }
      if (!mayReplace && (await isThere(path))) return { why: 'file_exists' }
      const subject = subjects[name]
      const written = { rows: 0 }
      const rows = isTemplate ? [] : exchange.export(subject, station)
      await writeSheet(path, printed(subject.fields, rows, written))
      return { why: null, rows: written.rows }
    },
  }
}

class ColumnsError extends Error {
  constructor(readonly columns: WrongColumns) {
    super('columns')
  }
}

/** Rows by the fields of their columns, those with faults too; the head is row 1. @throws {ColumnsError} */
async function* rowsOf(
  sheet: AsyncIterable<string[]>,
  { fields }: Subject,
  onFault: (fault: RowFault) => void,
): AsyncGenerator<IncomingRow> {
  let line = 0
  let columns: Field[] | null = null
  for await (const cells of sheet) {
    line += 1
    if (columns === null) columns = columnsOf(cells, fields)
    else if (cells.some((cell) => cell.trim() !== '')) {
      yield readRow(line, cells, columns, onFault)
    }
  }
  if (columns === null) columnsOf([], fields)
}

function columnsOf(head: readonly string[], fields: readonly Field[]): Field[] {
  const names = head.map((cell) => cell.trim())
  // A spreadsheet leaves empty columns at the end.
  while (names.at(-1) === '') names.pop()
  const columns = names.map((name) => fields.find(({ header }) => headerKey(header) === headerKey(name)))
  const known = columns.filter((column) => column !== undefined)
  const missing = fields.filter((field) => !columns.includes(field)).map(({ header }) => header)
  const unknown = names.filter((_, index) => columns[index] === undefined)
  const twice = fields.filter((field) => known.filter((one) => one === field).length > 1).map(({ header }) => header)
  if (missing.length > 0 || unknown.length > 0 || twice.length > 0) throw new ColumnsError({ missing, unknown, twice })
  return known
}

/** Windows-1251 has no ₽: a spreadsheet saves a question mark for it. */
function headerKey(header: string): string {
  return header
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replaceAll(/[₽?]/g, '')
    .replaceAll(/[\s,]+/g, ' ')
    .trim()
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: readonly Field[],
  fault: (fault: RowFault) => void,
): IncomingRow {
  const values: Record<string, unknown> = {}
  const broken: string[] = []
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    fault({ row, column: null, cause: 'text', expected: '' })
  for (const [index, { name, header, isRequired, read }] of columns.entries()) {
    const text = (cells[index] ?? '').trim()
    if (text === '') {
      values[name] = null
      if (!isRequired) continue
      broken.push(name)
      fault({ row, column: header, cause: 'required', expected: '' })
      continue
    }
    const found = read(text)
    values[name] = 'value' in found ? found.value : null
    if ('value' in found) continue
    broken.push(name)
    fault({ row, column: header, ...found })
  }
  return { line: row, values, broken }
}

async function* printed(
  fields: readonly Field[],
  rows: AsyncIterable<Record<string, unknown>> | Record<string, unknown>[],
  written: { rows: number },
): AsyncGenerator<string[]> {
  yield fields.map(({ header }) => header)
  for await (const row of rows) {
    written.rows += 1
    yield fields.map(({ name, print }) => (row[name] === null || row[name] === undefined ? '' : print(row[name])))
  }
}
