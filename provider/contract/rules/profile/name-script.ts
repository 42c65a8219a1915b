// ʻ and ʼ are letters of Latin alphabets, of no script of their own.
const OTHER_SCRIPT = /(?![\p{Script=Latin}\p{Script=Cyrillic}ʻʼ])\p{L}/u

/** Returns whether all letters of a name are Latin or Cyrillic: the branch compares it with a passport. */
export function isLatinOrCyrillic(text: string): boolean {
  return !OTHER_SCRIPT.test(text.normalize('NFC'))
}
