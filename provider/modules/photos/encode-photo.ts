import { createHash } from 'node:crypto'
import sharp, { type Sharp } from 'sharp'
import type { PhotoType } from '@/provider/contract/rules/photos/photo-files'
import { frameOf } from '@/provider/modules/photos/rules/photo-frame'
import { openPicture } from '@/provider/security/open-picture'

/** Widths in pixels with the bytes that a file may have. A card takes 640 pixels, the first view of a car on a phone 960. */
const WIDTHS = [
  { most: 640, maxBytes: 40_000 },
  { most: 960, maxBytes: 60_000 },
  { most: 1600, maxBytes: 200_000 },
]
/** The JPEG is for messengers and search engines. */
const JPEG = { most: 1200, quality: 80 }
/** The quality to begin with; each step keeps a part of the quality before. */
const ENCODERS = [
  {
    type: 'image/avif',
    quality: 58,
    encode: (picture: Sharp, quality: number) => picture.avif({ quality, effort: 2 }),
  },
  { type: 'image/webp', quality: 78, encode: (picture: Sharp, quality: number) => picture.webp({ quality }) },
] as const
const STEP = 0.75
const LEAST_QUALITY = 5
/** Below this quality a picture is softened too: foliage and gravel else stay large at any quality. */
const SOFT_QUALITY = 30
const SOFT_SIGMA = 1.5

type Encoder = (typeof ENCODERS)[number]
type Variant = { type: PhotoType; width: number; height: number; content: Buffer }
/** `hash`: of the content of all variants. */
export type EncodedPhoto = { hash: string; variants: Variant[] }

/**
 * Encodes a picture as it is shown: upright, 3:2 of its middle, AVIF and WebP in every width that it has, and one JPEG.
 * Nothing else of the file is left, as the place where it was taken.
 *
 * @param bytes of a picture that `checkPicture` accepts
 */
export async function encodePhoto(bytes: Buffer): Promise<EncodedPhoto> {
  const { autoOrient: upright } = await openPicture(bytes).metadata()
  const sizeOf = (most: number) => frameOf(upright.width, upright.height, most)
  const largest = Math.max(...WIDTHS.map(({ most }) => most))
  const raw = await openPicture(bytes)
    .autoOrient()
    .resize({ ...sizeOf(largest), fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const pictureOf = (size: ReturnType<typeof sizeOf>) => sharp(raw.data, { raw: raw.info }).resize(size)

  const jpegSize = sizeOf(JPEG.most)
  const jpeg = await pictureOf(jpegSize).jpeg({ quality: JPEG.quality, mozjpeg: true }).toBuffer()
  const variants: Variant[] = [{ type: 'image/jpeg', ...jpegSize, content: jpeg }]
  const sizes = WIDTHS.map(({ most, maxBytes }) => ({ size: sizeOf(most), maxBytes }))
  for (const [index, { size, maxBytes }] of sizes.entries()) {
    if (size.width === sizes[index - 1]?.size.width) continue
    for (const encoder of ENCODERS) {
      const content = await encodeWithin(pictureOf(size), encoder, maxBytes)
      variants.push({ type: encoder.type, ...size, content })
    }
  }
  return { hash: hashOf(variants), variants }
}

/** Lowers the quality until the file is small enough. */
async function encodeWithin(picture: Sharp, { quality: first, encode }: Encoder, maxBytes: number): Promise<Buffer> {
  for (let quality: number = first; ; quality = Math.round(quality * STEP)) {
    const source = quality < SOFT_QUALITY ? picture.clone().blur(SOFT_SIGMA) : picture.clone()
    const content = await encode(source, quality).toBuffer()
    if (content.length <= maxBytes || quality <= LEAST_QUALITY) return content
  }
}

function hashOf(variants: readonly Variant[]): string {
  const hash = createHash('sha256')
  for (const { content } of variants) hash.update(content)
  return hash.digest('hex').slice(0, 32)
}
