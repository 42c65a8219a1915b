import { BANNER } from '@/provider/modules/cars/rules/banner-scene'
import { openPicture } from '@/provider/security/open-picture'
import type { RasterKind } from './rasterise-program'

/** Pixels. The printed one has the shape of its place on the voucher, 122 × 58 points, at 330 dpi. */
const SIZE_OF = { banner: BANNER, printed: { width: 560, height: 266 } } as const
/** A photo is 3:2. */
const RATIO = 3 / 2
/** Of what is cut off, this share at the top: the wheels stay in the picture. */
const TOP_SHARE = 0.6
const QUALITY = 76

/** Crops a photo of a car, a JPEG of ours, for a letter or for paper. */
export async function cropPhoto(kind: RasterKind, jpeg: Buffer): Promise<Buffer> {
  const { width, height } = SIZE_OF[kind]
  const full = Math.round(width / RATIO)
  return openPicture(jpeg)
    .resize({ width, height: full, fit: 'cover' })
    .extract({ left: 0, top: Math.round((full - height) * TOP_SHARE), width, height })
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer()
}
