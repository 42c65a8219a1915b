/** Whether every word stands somewhere in the text, as people type: no capitals, no `ё`. */
export function matchesWords(text: string, words: string): boolean {
  const plain = plainText(text)
  return plainText(words)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function plainText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim()
}
