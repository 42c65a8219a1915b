/** Returns a text with a capital, as a sentence begins; a language without capitals is left as it is. */
export function startOfSentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Returns a text as it goes on in a sentence: without its capital, but for an abbreviation. */
export function insideSentence(text: string): string {
  return text.replace(/^\p{Lu}(?!\p{Lu})/u, (letter) => letter.toLowerCase())
}
