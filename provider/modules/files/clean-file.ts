import { fileTypeFromBuffer } from 'file-type'
import type { z } from 'zod'
import type { StoredFile } from '@/provider/contract/files'
import {
  ACCEPTED_TYPES,
  type FileKind,
  HAND_OVER_KINDS,
  PICTURE_TYPES,
  SCAN_KINDS,
  SCAN_SIDE_MIN,
} from '@/provider/contract/rules/files/file-kinds'
import { FailureError } from '@/provider/failure-error'
import { isForeignToo } from '@/provider/modules/files/rules/foreign-format'
import { checkPdf } from './check-pdf'
import { cleanPicture } from './clean-picture'
import type { Uploader } from './timed-queue'

type CleanFile = { type: z.infer<typeof StoredFile.shape.type>; bytes: Buffer }

const PDF_CODE = {
  broken: 'file_broken',
  active: 'pdf_active',
  complex: 'pdf_active',
  foreign: 'file_two_formats',
  unreadable: 'pdf_unreadable',
} as const

/** Enough to read the smallest print of a passport. */
const DOCUMENT = { longestSide: 4_096, quality: 88 }
/** Enough to see a scratch; a rental has many of them. */
const PHOTO = { longestSide: 2_560, quality: 82, sideMin: 1 }

/**
 * Returns the part of an upload that is stored. Only its bytes decide on its type.
 *
 * @param uploader whose turn it is while others wait
 * @throws {FailureError} `file_type_refused`, `file_two_formats`, `file_broken`, `picture_too_large`,
 * `picture_too_small`, `pdf_active`, `pdf_unreadable`, `too_many_requests`
 */
export async function cleanFile(uploader: Uploader, upload: Buffer, kind: FileKind): Promise<CleanFile> {
  const detected = await fileTypeFromBuffer(upload).catch(() => undefined)
  const isPhoto = HAND_OVER_KINDS.some((photo) => photo === kind)
  const type = (isPhoto ? PICTURE_TYPES : ACCEPTED_TYPES).find((accepted) => accepted === detected?.mime)
  if (!type) throw new FailureError('file_type_refused', 'Neither a picture that is taken nor a PDF.')
  if (isForeignToo(upload, type)) throw new FailureError('file_two_formats', 'The file is something else as well.')
  const sideMin = SCAN_KINDS.some((scan) => scan === kind) ? SCAN_SIDE_MIN : 1
  if (type !== 'application/pdf') {
    const bytes = await cleanPicture(uploader.id, upload, isPhoto ? PHOTO : { ...DOCUMENT, sideMin })
    return { type: 'image/jpeg', bytes }
  }
  const pdfError = await checkPdf(uploader, upload)
  if (pdfError) throw new FailureError(PDF_CODE[pdfError], `The PDF is ${pdfError}.`)
  return { type, bytes: upload }
}
