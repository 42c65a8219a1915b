import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { CsvError, type Info, parse } from 'csv-parse'
import iconv from 'iconv-lite'
import { unguardFormula } from './formula-guard'
import { openWorkbook } from './open-workbook'
import { SheetError } from './sheet-error'

const RECORD_MAX_BYTES = 1_000_000
const LINE_ENDS = ['\r\n', '\n', '\r']

type CsvRow = { record: string[]; info: Info }

/**
 * Reads the rows of a CSV (`;`, UTF-8 or Windows-1251) or of the sheet of a workbook, the head first.
 *
 * @param onRead gets how many bytes of how many are read; at the end all of them
 * @throws {SheetError}
 */
export async function* readSheet(path: string, onRead: (done: number, all: number) => void): AsyncGenerator<string[]> {
  const file = await stat(path).catch(() => null)
  if (!file?.isFile()) throw new SheetError('no_file')
  if (/\.xlsx$/i.test(path)) {
    yield* await openWorkbook(path)
  } else if (/\.csv$/i.test(path)) yield* readCsv(path, file.size, onRead)
  else throw new SheetError('unknown_kind')
  onRead(file.size, file.size)
}

async function* readCsv(
  path: string,
  all: number,
  onRead: (done: number, all: number) => void,
): AsyncGenerator<string[]> {
  const bytes = createReadStream(path)
  const isUnicode = await isUtf8(path)
  // The parser counts the bytes of its input, so it gets the file undecoded, and the cells are decoded.
  const encoding = isUnicode ? 'utf8' : 'latin1'
  const options = { delimiter: ';', bom: isUnicode, relax_column_count: true, max_record_size: RECORD_MAX_BYTES }
  const parser = parse({ ...options, encoding, info: true, record_delimiter: LINE_ENDS })
  const records: AsyncIterable<CsvRow> = bytes.pipe(parser)
  try {
    for await (const { record, info } of records) {
      yield record.map((cell) =>
        unguardFormula(isUnicode ? cell : iconv.decode(Buffer.from(cell, encoding), 'win1251')),
      )
      if (info.bytes < all) onRead(info.bytes, all)
    }
  } catch (error) {
    if (error instanceof CsvError) throw new SheetError('unreadable', Number(error.records) + 1)
    throw error
  } finally {
    bytes.destroy()
  }
}

/** A file that is not UTF-8 is in Windows-1251, as a Russian spreadsheet saves it by default. */
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
