/** What a photo shows, in the order of a gallery. */
export const PHOTO_VIEWS = ['exterior', 'interior', 'boot'] as const
export type PhotoView = (typeof PHOTO_VIEWS)[number]

/** Ending of a file of each type. */
const ENDINGS = { 'image/avif': 'avif', 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const
export const PHOTO_TYPES = ['image/avif', 'image/webp', 'image/jpeg'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

/** Name of a file: the hash of the photo's content, the width in pixels, the ending of its type. */
export const PHOTO_FILE = /^([0-9a-f]{32})-([1-9]\d{1,3})\.(avif|webp|jpg)$/

type PhotoFileKey = { hash: string; width: number; type: PhotoType }

/** Returns the name of a file of a photo. */
export function photoFileName({ hash, width, type }: PhotoFileKey): string {
  return `${hash}-${width}.${ENDINGS[type]}`
}

/** Reads the name of a file; null for a text that cannot be one. */
export function readPhotoFileName(name: string): PhotoFileKey | null {
  const [, hash, width, ending] = PHOTO_FILE.exec(name) ?? []
  const type = PHOTO_TYPES.find((one) => ENDINGS[one] === ending)
  return hash && type ? { hash, width: Number(width), type } : null
}
