import { fileTypeFromBuffer } from 'file-type'
import { BYTES_PER_MB, PICTURE_MAX_PIXELS } from '@/provider/contract/rules/files/file-kinds'
import { cutShare, frameOf } from '@/provider/modules/photos/rules/photo-frame'
import { openPicture } from '@/provider/security/open-picture'

export const PHOTO_MAX_MB = 5
export const PHOTO_MAX_BYTES = PHOTO_MAX_MB * BYTES_PER_MB
/** Below, the photo would be blurred on a card already. */
export const PHOTO_MIN_WIDTH = 480
const CUT_WARNING = 0.25

const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp']
const APPLE = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence']

export type PictureError = 'too_large' | 'heic' | 'type' | 'broken' | 'too_many_pixels' | 'too_small'

/** Returns what is wrong with the bytes of a photo, or whether much of it is cut off. Its name says nothing. */
export async function checkPicture(bytes: Buffer): Promise<{ error: PictureError } | { error: null; isCut: boolean }> {
  if (bytes.length > PHOTO_MAX_BYTES) return { error: 'too_large' }
  const mime = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime ?? ''
  if (APPLE.includes(mime)) return { error: 'heic' }
  if (!ACCEPTED.includes(mime)) return { error: 'type' }
  try {
    const { width, height } = (await openPicture(bytes).metadata()).autoOrient
    if (width * height > PICTURE_MAX_PIXELS) return { error: 'too_many_pixels' }
    if (frameOf(width, height).width < PHOTO_MIN_WIDTH) return { error: 'too_small' }
    // Decoded to its end: a part of a file is no photo.
    await openPicture(bytes).resize({ width: PHOTO_MIN_WIDTH }).raw().toBuffer()
    return { error: null, isCut: cutShare(width, height) > CUT_WARNING }
  } catch {
    return { error: 'broken' }
  }
}
