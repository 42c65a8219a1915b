/** Fingerprint of the file’s content, so that browsers may keep it for ever; `tests/lib/cars/sprite.test.ts` holds it. */
const VERSION = '3e7d0b24'

/** Address of one drawing of the sprite. @param body id of the symbol */
export function drawingHref(body: string): string {
  return `/assets/cars/sprite.svg?v=${VERSION}#${encodeURIComponent(body)}`
}
