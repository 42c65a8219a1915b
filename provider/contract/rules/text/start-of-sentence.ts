/** Returns a text with a capital, as a sentence begins; a language without capitals is left as it is. */
export function startOfSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
