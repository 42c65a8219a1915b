const ZIP_END = Buffer.from('PK\x05\x06', 'latin1')
/** The length of the record that ends a zip archive, with the longest comment. */
const ZIP_END_BYTES = 22 + 0xffff
/** PDF readers search the header within so many bytes. */
const PDF_HEAD_BYTES = 1024
/** What a browser would read as a page, anywhere in the file. */
const MARKUP = /<(?:script[\s>]|!doctype\s+html|html[\s>]|svg\s+xmlns|iframe\s|\?php\s)/i

/**
 * Returns whether a file has a second format: an archive, a page, a document behind a picture. Phones append harmless data
 * to pictures, so only a format that another program would open counts.
 */
export function isForeignToo(bytes: Buffer, type: string): boolean {
  if (bytes.subarray(-ZIP_END_BYTES).includes(ZIP_END)) return true
  if (type === 'application/pdf') return false
  return bytes.subarray(0, PDF_HEAD_BYTES).includes('%PDF-') || MARKUP.test(bytes.toString('latin1'))
}
