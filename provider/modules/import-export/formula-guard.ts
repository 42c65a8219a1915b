// What a spreadsheet may take for a formula, full-width signs of Chinese ones included.
const FORMULA = /^'*[=+@\-＝＋＠－]/
const NUMBER = /^[+-]\d+([.,]\d+)?$/

/** A mark before it makes it a text; numbers and phones are no formulas. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text
}

/** Takes the mark away again, and no apostrophe of the text itself. */
export function unguardFormula(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell
}
