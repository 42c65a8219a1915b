/** A field's text and where the cursor stands in it. */
export type FieldText = { text: string; caret: number }

const CODE = /^\+\d+/
const DIGIT = /\d/g
/** So many at once were filled in or pasted, and may have a country of their own; fewer are somebody beginning to type. */
export const FILLED_IN_DIGITS = 5

/**
 * Puts what was typed or pasted before or inside the country's code of a phone behind it: `9` before `+7 99` means the
 * number's first digit, and no other country. A plus typed where nothing but the code stands begins another number.
 *
 * @param before the text until now
 * @param after the text with what came in; the cursor stands behind it
 * @returns null when it came in elsewhere, replaced something or took something away
 */
export function placeDigits(before: string, after: FieldText): FieldText | null {
  const [code] = CODE.exec(before) ?? []
  const behind = after.text.slice(after.caret)
  if (code === undefined || !before.endsWith(behind)) return null
  const at = before.length - behind.length
  if (at >= code.length || !after.text.startsWith(before.slice(0, at))) return null
  const added = after.text.slice(at, after.caret)
  if (added.includes('+')) return before === code ? { text: added, caret: added.length } : null
  const digits = added.match(DIGIT)?.join('') ?? ''
  const text = code + digits + before.slice(code.length)
  return { text, caret: code.length + digits.length }
}

/**
 * Puts a country's code before the first digits of a phone: in an empty field, or behind a plus that was left over when the
 * number was taken away. A plus that comes in begins a number with a country of its own.
 *
 * @param before `''`, also when all that stood there was marked, or the `+` that was left over
 * @param after the text with what came in
 * @param code of the country, with its plus
 * @returns null when no first digits came in
 */
export function beginNumber(before: string, after: FieldText, code: string): FieldText | null {
  const hasPlus = after.text.includes('+')
  const digits = after.text.match(DIGIT)?.join('') ?? ''
  if ((before !== '' && before !== '+') || digits === '') return null
  // Without the plus that was left over, something took the place of everything.
  if (hasPlus ? before === '' || after.text.split('+').length > 2 : digits.length >= FILLED_IN_DIGITS) return null
  const text = code + digits
  return { text, caret: text.length }
}
