import { readFile, stat } from 'node:fs/promises'
import { Unzip, UnzipInflate } from 'fflate'
import readXlsx from 'read-excel-file/node'
import { SheetError } from './sheet-error'

/** A workbook is read into memory; longer lists must be CSV. */
const FILE_MAX_BYTES = 30 * 1024 * 1024
/** The unpacked size. */
const INFLATED_MAX_BYTES = 150 * 1024 * 1024
/** A spreadsheet has some ten, and a few for each sheet. */
const ENTRIES_MAX = 1_000
/** So little at once that even the worst archive inflates to a few megabytes. */
const STEP_BYTES = 4 * 1024
const DAY_START = '00:00'
/** A spreadsheet rounds numbers of more digits. */
const EXACT_DIGITS = 15
const MINUTE_MS = 60_000

/**
 * Reads the rows of the only sheet that has any.
 *
 * @throws {SheetError}
 */
export async function openWorkbook(path: string): Promise<string[][]> {
  if ((await stat(path)).size > FILE_MAX_BYTES) throw new SheetError('too_big')
  const bytes = await readFile(path)
  requireModest(bytes)
  const sheets = await readXlsx(bytes, { trim: false }).catch(() => {
    throw new SheetError('unreadable')
  })
  const [sheet, another] = sheets.map(({ data }) => data).filter((data) => data.length > 0)
  if (another) throw new SheetError('sheets')
  return (sheet ?? []).map((row) => row.map(cellText))
}

/** Inflates the archive once without storing anything: the sizes that it states may be false. */
function requireModest(bytes: Buffer): void {
  let inflated = 0
  let entries = 0
  const archive = new Unzip((file) => {
    entries += 1
    file.ondata = (error, chunk) => {
      if (error) throw error
      inflated += chunk.length
    }
    file.start()
  })
  archive.register(UnzipInflate)
  const isTooMuch = () => inflated > INFLATED_MAX_BYTES || entries > ENTRIES_MAX
  try {
    for (let at = 0; at < bytes.length && !isTooMuch(); at += STEP_BYTES)
      archive.push(bytes.subarray(at, at + STEP_BYTES), at + STEP_BYTES >= bytes.length)
  } catch {
    throw new SheetError('unreadable')
  }
  if (isTooMuch()) throw new SheetError('too_big')
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) {
    const [day = '', time = ''] = new Date(Math.round(cell.getTime() / MINUTE_MS) * MINUTE_MS).toISOString().split('T')
    return time.startsWith(DAY_START) ? day : `${day} ${time.slice(0, DAY_START.length)}`
  }
  // The exponent shows that the number is rounded.
  if (typeof cell === 'number' && Math.abs(cell) >= 10 ** EXACT_DIGITS) return cell.toExponential().toUpperCase()
  return cell === null || cell === undefined ? '' : String(cell)
}
