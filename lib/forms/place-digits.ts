/** A field's text and where the cursor stands in it. */
export type FieldText = { text: string; caret: number }

const CODE = /^\+\d+/
const DIGIT = /\d/g

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
