import { PICTURE_MAX_PIXELS } from '@/provider/contract/rules/files/file-kinds'
import { FailureError } from '@/provider/failure-error'
import { createFairQueue } from '@/provider/modules/files/fair-queue'
import { openPicture } from '@/provider/security/open-picture'
import { countScans, SCANS_MAX } from './rules/jpeg-scans'

/** One picture of the largest kind is 160 MB unpacked. */
const inFairQueue = createFairQueue({ most: 2, waitingEach: 2 })

type TargetPicture = { sideMin: number; longestSide: number; quality: number }

/**
 * Encodes the picture again: upright, as JPEG, without any other byte of the file.
 *
 * @param target `sideMin`: pixels of the longer side that it must have; `longestSide`: that it has afterwards, at most
 * @throws {FailureError} `picture_too_large`, `picture_too_small`, `file_broken`, `too_many_requests`
 */
export async function cleanPicture(queueId: number, bytes: Buffer, target: TargetPicture): Promise<Buffer> {
  const { sideMin, longestSide, quality } = target
  if (countScans(bytes) > SCANS_MAX) throw new FailureError('file_broken', `More than ${SCANS_MAX} scans.`)
  return inFairQueue(queueId, async () => {
    try {
      const picture = openPicture(bytes)
      const { width = 0, height = 0 } = await picture.metadata()
      if (width * height > PICTURE_MAX_PIXELS)
        throw new FailureError('picture_too_large', `More than ${PICTURE_MAX_PIXELS} pixels.`)
      if (Math.max(width, height) < sideMin) throw new FailureError('picture_too_small', `Below ${sideMin} pixels.`)
      return await picture
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .jpeg({ quality, chromaSubsampling: '4:4:4' })
        .toBuffer()
    } catch (cause) {
      if (cause instanceof FailureError) throw cause
      throw new FailureError('file_broken', 'The picture cannot be read to its end.', { cause })
    }
  })
}
