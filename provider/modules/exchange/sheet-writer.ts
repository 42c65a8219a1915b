import { open, rename, rm } from 'node:fs/promises'
import writeXlsx from 'write-excel-file/node'

const OWNER_ONLY = 0o600
const BOM = '\ufeff'

/** Writes rows as CSV with `;` or as a workbook, by the ending of the path. The file is there when it is whole. */
export async function writeSheet(path: string, rows: AsyncIterable<string[]>): Promise<void> {
  const part = `${path}.part`
  try {
    if (/\.xlsx$/i.test(path)) await writeWorkbook(part, rows)
    else await writeCsv(part, rows)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

async function writeCsv(path: string, rows: AsyncIterable<string[]>): Promise<void> {
  const file = await open(path, 'w', OWNER_ONLY)
  try {
    await file.write(BOM)
    for await (const row of rows) await file.write(`${row.map(csvCell).join(';')}\r\n`)
  } finally {
    await file.close()
  }
}

async function writeWorkbook(path: string, rows: AsyncIterable<string[]>): Promise<void> {
  const cells = []
  for await (const row of rows) cells.push(row.map((value) => (value === '' ? null : { value, type: String })))
  const file = await open(path, 'w', OWNER_ONLY)
  try {
    await file.write(await writeXlsx(cells).toBuffer())
  } finally {
    await file.close()
  }
}

/** A spreadsheet must not take a cell for a formula; numbers and phones are none. */
function csvCell(text: string): string {
  const safe = /^[=+@-]/.test(text) && !/^[+-]\d+([.,]\d+)?$/.test(text) ? `'${text}` : text
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
