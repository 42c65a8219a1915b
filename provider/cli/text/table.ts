import type { CliLanguage, CliText } from './language'

/** One column of a list: its head and the cell of a row; null or '': an empty cell. */
export type Column<Row> = { head: CliText; cell: (row: Row) => string | null | undefined; isNumber?: boolean }

/** Characters that take two columns of a terminal: Chinese, Japanese, Korean and full-width ones. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u
/** Characters that take none, as combining marks. */
const NO_WIDTH = /[\p{Mark}\p{Cf}]/u
const GAP = '  '

/** Returns a head and a line for each row, each column as wide as its widest cell. Line breaks in a cell become spaces. */
export function tableLines<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  language: CliLanguage,
): string[] {
  const cells = rows.map((row) => columns.map(({ cell }) => plainCell(cell(row))))
  const isFilled = columns.map((_, index) => cells.some((line) => line[index] !== ''))
  const filledColumns = columns.filter((_, index) => isFilled[index])
  const body = [
    filledColumns.map(({ head }) => head[language]),
    ...cells.map((line) => line.filter((_, index) => isFilled[index])),
  ]
  const widths = filledColumns.map((_, index) => Math.max(...body.map((line) => widthOf(line[index] ?? ''))))
  return body.map((line) =>
    line
      .map((text, index) => padded(text, widths[index] ?? 0, filledColumns[index]?.isNumber ?? false))
      .join(GAP)
      .trimEnd(),
  )
}

function plainCell(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s*[\r\n\t]+\s*/g, ' ').trim()
}

function padded(text: string, width: number, isNumber: boolean): string {
  const space = ' '.repeat(Math.max(0, width - widthOf(text)))
  return isNumber ? space + text : text + space
}

/** Returns the width of a text in columns of a terminal. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0)
}

/** Joins the cells that are not empty into one line. Line breaks in a cell become spaces. */
export function rowLine(cells: readonly (string | null)[]): string {
  return cells
    .filter((part) => part !== null && part !== '')
    .join('  ')
    .replaceAll(/[\r\n]+/g, ' ')
}
