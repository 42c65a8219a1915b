// What a spreadsheet may read as a formula, with the full-width signs of Chinese ones; some leave out a tab or a line end before them.
const FORMULA = /^'*[=+@\-＝＋＠－\t\r\n]/
const NUMBER = /^[+-]\d+([.,]\d+)?$/

/** Adds an apostrophe, which makes a formula a text. Numbers and phones are no formulas. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** Removes the added apostrophe, and none of the text itself. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
