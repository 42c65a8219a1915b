import sharp from 'sharp'
import { StoreUnavailableError } from '@/provider/file-store/file-store'
import { drawPdf } from './draw-pdf'
import type { FileRow } from './queries'
import type { Vault } from './vault'

/** As the pictures of scans are stored. */
const QUALITY = 88

export type OpenedFile = { name: string; bytes: Buffer }
/** `not_opened`: encrypted with another key, or damaged. `not_drawn`: a PDF of which no pictures can be made. */
export type OpenRejection = { why: 'not_opened' | 'not_drawn' }

/**
 * Decrypts files for staff. They never get a PDF, but a picture of each of its pages (decision 152).
 *
 * @param nameOf its name in the folder, without an ending
 */
export async function decryptFiles(
  rows: readonly FileRow[],
  vault: Pick<Vault, 'read'>,
  nameOf: (row: FileRow) => string,
): Promise<OpenRejection | { why: null; files: OpenedFile[] }> {
  const files: OpenedFile[] = []
  for (const row of rows) {
    const bytes = await decrypt(row, vault)
    if (!bytes) return { why: 'not_opened' }
    const pictures = row.type === 'application/pdf' ? await picturesOf(bytes) : [bytes]
    if (!pictures) return { why: 'not_drawn' }
    const name = nameOf(row)
    files.push(
      ...pictures.map((picture, index) => ({
        name: `${name}${pictures.length > 1 ? `-page-${index + 1}` : ''}.jpg`,
        bytes: picture,
      })),
    )
  }
  return { why: null, files }
}

async function decrypt(row: FileRow, vault: Pick<Vault, 'read'>): Promise<Buffer | null> {
  const chunks: Buffer[] = []
  try {
    for await (const chunk of vault.read(row)) chunks.push(chunk)
  } catch (error) {
    // A file that does not exist, whose path the command line prints, or a store that cannot be asked.
    if (error instanceof StoreUnavailableError || (error instanceof Error && 'path' in error)) throw error
    return null
  }
  return Buffer.concat(chunks)
}

async function picturesOf(pdf: Buffer): Promise<Buffer[] | null> {
  const pictures: Buffer[] = []
  const isDrawn = await drawPdf(pdf, async ({ width, height, data }) => {
    const page = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    pictures.push(await page.jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer())
  })
  return isDrawn ? pictures : null
}
