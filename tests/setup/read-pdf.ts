import { extractText, getDocumentProxy } from 'unpdf'

/** What a PDF says: its text, and the pieces that one font draws together. */
export async function readPdf(bytes: Uint8Array) {
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => (await pdf.getPage(index + 1)).getTextContent()),
  )
  const pieces = pages.flatMap(({ items }) => items.flatMap((item) => ('str' in item ? [plain(item.str)] : [])))
  const { text } = await extractText(pdf, { mergePages: true })
  return { pages: pdf.numPages, text: plain(text), pieces }
}

/** What one font draws together, with the height of its line. */
export async function readPieces(bytes: Uint8Array): Promise<{ text: string; y: number }[]> {
  const page = await (await getDocumentProxy(new Uint8Array(bytes))).getPage(1)
  const { items } = await page.getTextContent()
  return items.flatMap((item) =>
    'str' in item && item.str !== '' ? [{ text: plain(item.str), y: Math.round(item.transform[5]) }] : [],
  )
}

function plain(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ')
}
