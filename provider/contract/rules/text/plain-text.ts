// Control characters, marks that change the direction of writing, halves of a character: no keyboard types them, and they
// garble what the branch reads. Line and paragraph separators (U+2028, U+2029) end a line without being control characters.
const HIDDEN = /[\p{C}\p{Zl}\p{Zp}]/u
// Line breaks and tabs are typed in a text of several lines; so is what joins two emoji into one, which `\p{C}` would
// reject.
const HIDDEN_IN_LINES = /(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}/u

/** Returns whether a text is one line without control characters. */
export function isPlain(text: string): boolean {
  return !HIDDEN.test(text)
}

/** Returns a text as one line, for a format in which a line break would end the value. */
export function inOneLine(text: string): string {
  return text.replace(/[\p{C}\p{Zl}\p{Zp}]+/gu, ' ').trim()
}

/** Returns whether a text of any number of lines is without control characters. */
export function isPlainText(text: string): boolean {
  return !HIDDEN_IN_LINES.test(text)
}

/** Returns JSON with such characters escaped: in a log, read in a terminal, they move the cursor, colour or reorder a line. */
export function escapeHidden(json: string): string {
  return json.replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, (sign) =>
    Array.from({ length: sign.length }, (_, unit) => `\\u${sign.charCodeAt(unit).toString(16).padStart(4, '0')}`).join(
      '',
    ),
  )
}
