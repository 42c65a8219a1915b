import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { parse } from 'csv-parse'
import iconv from 'iconv-lite'
import readXlsx from 'read-excel-file/node'

/** A workbook is read as a whole; longer lists come as CSV. */
const XLSX_MAX_BYTES = 30 * 1024 * 1024
const RECORD_MAX_CHARS = 1_000_000

export type SheetFault = 'no_file' | 'unknown_kind' | 'too_big' | 'unreadable'
export class SheetError extends Error {
  constructor(readonly fault: SheetFault) {
    super(fault)
  }
}

/**
 * The rows of a CSV (`;`, UTF-8 or Windows-1251) or of the first sheet of a workbook, the head first.
 *
 * @param onRead told from time to time how many bytes of how many are read
 * @throws {SheetError}
 */
export async function* readSheet(path: string, onRead: (done: number, all: number) => void): AsyncGenerator<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new SheetError('no_file')
  if (/\.xlsx$/i.test(path)) {
    if (found.size > XLSX_MAX_BYTES) throw new SheetError('too_big')
    yield* readWorkbook(path)
  } else if (/\.csv$/i.test(path)) yield* readCsv(path, found.size, onRead)
  else throw new SheetError('unknown_kind')
  onRead(found.size, found.size)
}

async function* readWorkbook(path: string): AsyncGenerator<string[]> {
  const sheets = await readXlsx(await readFile(path), { trim: false }).catch(() => {
    throw new SheetError('unreadable')
  })
  for (const row of sheets[0]?.data ?? []) yield row.map(cellText)
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10)
  return cell === null || cell === undefined ? '' : String(cell)
}

async function* readCsv(
  path: string,
  all: number,
  onRead: (done: number, all: number) => void,
): AsyncGenerator<string[]> {
  const bytes = createReadStream(path)
  const text = bytes.pipe(iconv.decodeStream((await isUtf8(path)) ? 'utf8' : 'win1251'))
  const options = { delimiter: ';', bom: true, relax_column_count: true, max_record_size: RECORD_MAX_CHARS }
  const records: AsyncIterable<string[]> = text.pipe(parse(options))
  try {
    for await (const record of records) {
      yield record.map((cell) => cell.replace(/^'(?=[=+@-])/, ''))
      onRead(bytes.bytesRead, all)
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('CSV_'))
      throw new SheetError('unreadable')
    throw error
  } finally {
    bytes.destroy()
  }
}

/** What is no UTF-8 is what a Russian spreadsheet saves by default. */
async function isUtf8(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of createReadStream(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
