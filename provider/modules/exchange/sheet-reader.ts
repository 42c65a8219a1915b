import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CsvError, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { unguardFormula } from './formula-guard'
import { openWorkbook } from './open-workbook'
import { SheetError } from './sheet-error'

const RECORD_MAX_CHARS = 1_000_000
const LINE_ENDS = ['\r\n', '\n', '\r']

/**
 * The rows of a CSV (`;`, UTF-8 or Windows-1251) or of the sheet of a workbook, the head first.
 *
 * @param onRead told from time to time how many bytes of how many are read
 * @throws {SheetError}
 */
export async function* readSheet(path: string, onRead: (done: number, all: number) => void): AsyncGenerator<string[]> {
  const found = await stat(path).catch(() => null)
  if (!found?.isFile()) throw new SheetError('no_file')
  if (/\.xlsx$/i.test(path)) {
    yield* await openWorkbook(path)
  } else if (/\.csv$/i.test(path)) yield* readCsv(path, found.size, onRead)
  else throw new SheetError('unknown_kind')
  onRead(found.size, found.size)
}

async function* readCsv(
  path: string,
  all: number,
  onRead: (done: number, all: number) => void,
): AsyncGenerator<string[]> {
  const bytes = createReadStream(path)
  const text = bytes.pipe(iconv.decodeStream((await isUtf8(path)) ? 'utf8' : 'win1251'))
  const options = { delimiter: ';', bom: true, relax_column_count: true, max_record_size: RECORD_MAX_CHARS }
  const records: AsyncIterable<string[]> = text.pipe(parse({ ...options, record_delimiter: LINE_ENDS }))
  try {
    for await (const record of records) {
      yield record.map(unguardFormula)
      onRead(bytes.bytesRead, all)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError('unreadable', Number(error.records) + 1)
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
