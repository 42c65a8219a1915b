/** Signs that begin no line of Chinese stay with the sign before them, and those that end none with the sign after them. */
const UNBROKEN = /[（《「“]*.[，。、；：！？）》」”]*/gsu
const ENDS_NO_LINE = /[（《「“]$/

/**
 * Returns the parts of a word between which the library may break a line: an empty part is a break without a hyphen.
 * Chinese has no spaces and breaks between any other signs; no other word is broken.
 */
export function splitSigns(word: string): string[] {
  if (!/\p{Script=Han}/u.test(word)) return [word]
  return (word.match(UNBROKEN) ?? []).flatMap((part) => (ENDS_NO_LINE.test(part) ? [part] : [part, '']))
}
