import type { FileHandle } from 'node:fs/promises'
import writeXlsx from 'write-excel-file/node'
import { writePrivateFile } from '@/provider/security/private-file'
import { guardFormula } from './formula-guard'

const BOM = '\ufeff'

/** Writes rows as CSV with `;` or as a workbook, by the ending of the path. */
export async function writeSheet(path: string, rows: AsyncIterable<string[]>): Promise<void> {
  await writePrivateFile(path, (file) => (/\.xlsx$/i.test(path) ? writeWorkbook(file, rows) : writeCsv(file, rows)))
}

async function writeCsv(file: FileHandle, rows: AsyncIterable<string[]>): Promise<void> {
  await file.writeFile(BOM)
  for await (const row of rows) await file.writeFile(`${row.map(csvCell).join(';')}\r\n`)
}

async function writeWorkbook(file: FileHandle, rows: AsyncIterable<string[]>): Promise<void> {
  const cells = []
  for await (const row of rows) cells.push(row.map((value) => (value === '' ? null : { value, type: String })))
  await file.writeFile(await writeXlsx(cells).toBuffer())
}

function csvCell(text: string): string {
  const safe = guardFormula(text)
  return /[";\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
