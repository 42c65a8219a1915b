// Control characters, marks that turn the direction of writing, halves of a character: nobody types them, and they
// deface what the branch reads.
const HIDDEN = /\p{C}/u
// In a text of several lines these are typed; so is what joins two emoji into one, which `\p{C}` would refuse.
const HIDDEN_IN_LINES = /(?![\n\r\t])\p{Cc}|\p{Cs}|\p{Bidi_Control}/u

/** One line of text. */
export function isPlain(text: string): boolean {
  return !HIDDEN.test(text)
}

/** Written into a line of a format that a break would end, whatever was typed. */
export function inOneLine(text: string): string {
  return text.replace(/\p{C}+/gu, ' ').trim()
}

/** A text of any number of lines. */
export function isPlainText(text: string): boolean {
  return !HIDDEN_IN_LINES.test(text)
}
