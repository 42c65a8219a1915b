const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
/** The record that ends a zip archive, with the longest comment that it may have. */
const ZIP_END_BYTES = 22 + 0xffff
/** Readers of PDF look for its header so far. */
const PDF_HEAD_BYTES = 1024
/** What a browser would take for a page, wherever it stands. */
const MARKUP = /<(?:script[\s>]|!doctype\s+html|html[\s>]|svg\s+xmlns|iframe\s|\?php\s)/i

/**
 * Whether a file is something else as well: an archive, a page, a document behind a picture. Phones put much behind a
 * picture's end that is harmless, so only what another program would open counts.
 */
export function isForeignToo(bytes: Buffer, type: string): boolean {
  if (bytes.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return true
  if (type === 'application/pdf') return false
  return bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') || MARKUP.test(bytes.toString('latin1'))
}
