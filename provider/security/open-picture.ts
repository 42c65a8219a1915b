import sharp, { type Sharp } from 'sharp'

// Other decoders (SVG, TIFF, ImageMagick) are blocked, so that no file can attack them.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
})
// No cache: pictures of passports do not stay in memory.
sharp.cache(false)

/**
 * Opens a JPEG, PNG or WebP that somebody sent. The caller reads its size in pixels before it decodes it.
 *
 * `failOn`: a cut-off picture is rejected, not filled with grey. `sequentialRead`: in memory, never in a file.
 */
export function openPicture(bytes: Buffer): Sharp {
  return sharp(bytes, { limitInputPixels: false, failOn: 'truncated', sequentialRead: true, pages: 1 })
}
