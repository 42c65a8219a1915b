const HYPHENATED = /\p{L}{13,}/gu
/** After an open syllable; three letters stay together at both ends of the word. */
const SYLLABLE_END = /(?<=\p{L}{2}[аеёиоуыэюя])(?=[бвгджзклмнпрстфхцчшщ][аеёиоуыэюя]\p{L})/gu

/** A long Russian word with the places where it may be divided: browsers without a dictionary divide it anywhere else. */
export function withSoftHyphens(text: string): string {
  return text.replace(HYPHENATED, (word) => word.replace(SYLLABLE_END, '\u00ad'))
}
