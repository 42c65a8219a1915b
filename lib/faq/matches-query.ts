/** Whether every word stands somewhere in the text, as people type: no capitals, no `ё`. */
export function matchesQuery(text: string, query: string): boolean {
  const plain = plainText(text)
  return plainText(query)
    .split(/\s+/)
    .every((word) => plain.includes(word))
}

function plainText(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').trim()
}
