import type { CliLanguage, Words } from './language'

/** One column of a list: what stands over it and what it says of a row; null or '': an empty cell. */
export type Column<Row> = { head: Words; cell: (row: Row) => string | null | undefined; isNumber?: boolean }

/** Signs that take two places of a terminal: Chinese, Japanese, Korean and full-width ones. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF01-\uFF60\uFFE0-\uFFE6]/u
/** Signs that take none: they stand over the one before. */
const NO_WIDTH = /[\p{Mark}\p{Cf}]/u
const GAP = '  '

/** A head and a line for each row, each column as wide as its widest cell. A cell is one line, whatever was typed into it. */
export function tableLines<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  language: CliLanguage,
): string[] {
  const cells = rows.map((row) => columns.map(({ cell }) => plainCell(cell(row))))
  const isFilled = columns.map((_, index) => cells.some((line) => line[index] !== ''))
  const shown = columns.filter((_, index) => isFilled[index])
  const body = [
    shown.map(({ head }) => head[language]),
    ...cells.map((line) => line.filter((_, index) => isFilled[index])),
  ]
  const widths = shown.map((_, index) => Math.max(...body.map((line) => widthOf(line[index] ?? ''))))
  return body.map((line) =>
    line
      .map((text, index) => padded(text, widths[index] ?? 0, shown[index]?.isNumber ?? false))
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

/** Places of a terminal. */
export function widthOf(text: string): number {
  return [...text].reduce((sum, sign) => sum + (NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1), 0)
}
