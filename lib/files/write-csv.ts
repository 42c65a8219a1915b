import type { Locale } from '@/lib/i18n/routing'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'

/** `kopecks`: written in roubles. */
export type Cell = string | number | null | { kopecks: number }

/** Byte order mark: without it Excel reads the file in one of its old code pages. */
const BOM = '\uFEFF'
/** What a spreadsheet takes for the beginning of a formula; the wide forms count in Chinese and Japanese ones. */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/

/** What the spreadsheets of a language have between columns, and before decimals: Russian Excel reads no other. */
const MARKS: Record<Locale, { separator: string; decimal: string }> = {
  ru: { separator: ';', decimal: ',' },
  en: { separator: ',', decimal: '.' },
  'zh-CN': { separator: ',', decimal: '.' },
}

/** A table for a spreadsheet of the reader's language. */
export function writeCsv(rows: readonly (readonly Cell[])[], language: Locale): string {
  const { separator } = MARKS[language]
  return BOM + rows.map((cells) => `${cells.map((cell) => writtenCell(cell, language)).join(separator)}\r\n`).join('')
}

/** A text is never a formula, whoever wrote it; a number is one of ours. */
function writtenCell(cell: Cell, language: Locale): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  if (typeof cell === 'object')
    return (cell.kopecks / KOPECKS_PER_ROUBLE).toFixed(2).replace('.', MARKS[language].decimal)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
