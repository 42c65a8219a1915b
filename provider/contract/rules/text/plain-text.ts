// Control characters, marks that change the direction of writing, halves of a character: no keyboard types them, and they
// garble what the branch reads. Line and paragraph separators (U+2028, U+2029) end a line without being control characters.
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u
// In a text of several lines these are typed; so is what joins two emoji into one, which `\p{C}` would reject.
const HIDDEN_IN_LINES = /(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}/u

/** One line of text. */
export function isPlain(text: string): boolean {
  return !HIDDEN.test(text)
}

/** Written into a line of a format that a break would end, whatever was typed. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** A text of any number of lines. */
export function isPlainText(text: string): boolean {
  return !HIDDEN_IN_LINES.test(text)
}
