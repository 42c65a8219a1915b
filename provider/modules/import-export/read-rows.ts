import type { Field } from './fields'
import type { Subject } from './table'
import type { RowError } from './table-names'

export type WrongColumns = { missing: string[]; unknown: string[]; twice: string[] }
/** `broken`: fields whose cells could not be read; their values are null. */
export type IncomingRow = { line: number; values: Record<string, unknown>; broken: string[] }

/** Columns that are missing, unknown or repeated. */
export class ColumnsError extends Error {
  constructor(readonly columns: WrongColumns) {
    super('columns')
  }
}

/** Reads the rows by the fields of their columns, those with errors too; the head is row 1. @throws {ColumnsError} */
export async function* readRows(
  sheet: AsyncIterable<string[]>,
  { fields }: Pick<Subject, 'fields'>,
  onError: (error: RowError) => void,
): AsyncGenerator<IncomingRow> {
  let line = 0
  let columns: Field[] | null = null
  for await (const cells of sheet) {
    line += 1
    if (columns === null) columns = columnsOf(cells, fields)
    else if (cells.some((cell) => cell.trim() !== '')) {
      yield readRow(line, cells, columns, onError)
    }
  }
  if (columns === null) columnsOf([], fields)
}

function columnsOf(head: readonly string[], fields: readonly Field[]): Field[] {
  const names = head.map((cell) => cell.trim())
  // A spreadsheet leaves empty columns at the end.
  while (names.at(-1) === '') names.pop()
  const columns = names.map((name) => fields.find(({ header }) => headerKey(header) === headerKey(name)))
  const matched = columns.filter((column) => column !== undefined)
  const missing = fields.filter((field) => !columns.includes(field)).map(({ header }) => header)
  const unknown = names.filter((_, index) => columns[index] === undefined)
  const twice = fields.filter((field) => matched.filter((one) => one === field).length > 1).map(({ header }) => header)
  if (missing.length > 0 || unknown.length > 0 || twice.length > 0) throw new ColumnsError({ missing, unknown, twice })
  return matched
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
  onError: (error: RowError) => void,
): IncomingRow {
  const values: Record<string, unknown> = {}
  const broken: string[] = []
  if (cells.slice(columns.length).some((cell) => cell.trim() !== ''))
    onError({ row, column: null, cause: 'text', expected: '' })
  for (const [index, { name, header, isRequired, read }] of columns.entries()) {
    const text = (cells[index] ?? '').trim()
    if (text === '') {
      values[name] = null
      if (!isRequired) continue
      broken.push(name)
      onError({ row, column: header, cause: 'required', expected: '' })
      continue
    }
    const result = read(text)
    values[name] = 'value' in result ? result.value : null
    if ('value' in result) continue
    broken.push(name)
    onError({ row, column: header, ...result })
  }
  return { line: row, values, broken }
}
