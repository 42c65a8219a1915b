import jsQR from 'jsqr'
import { describe, expect, it } from 'vitest'
import { type QrPicture, qrFile, qrPicture } from '@/lib/format/qr-picture'

const LINK = 'https://sun.example/cn/?partner=hotel-amur'
/** Pixels of a module. */
const SCALE = 4

describe('qrPicture', () => {
  it('is read as the link that it was made of, with a light border of four modules', () => {
    const picture = qrPicture(LINK)
    const side = picture.size * SCALE
    expect(jsQR(pixelsOf(picture), side, side)?.data).toBe(LINK)
    const places = darkOf(picture).flat()
    expect(Math.min(...places)).toBe(4)
    expect(Math.max(...places)).toBe(picture.size - 5)
  })

  it('saves as a picture without styles, black on white', () => {
    const file = decodeURIComponent(qrFile(qrPicture(LINK)))
    expect(file).toMatch(/^data:image\/svg\+xml.*<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+">/)
    expect(file).toContain('fill="#fff"')
    expect(file).not.toContain('style')
  })
})

function darkOf({ path }: QrPicture): number[][] {
  return [...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)])
}

/** As it is drawn: black modules on white. */
function pixelsOf(picture: QrPicture): Uint8ClampedArray {
  const side = picture.size * SCALE
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255)
  for (const [x = 0, y = 0] of darkOf(picture))
    for (let dy = 0; dy < SCALE; dy++)
      for (let dx = 0; dx < SCALE; dx++)
        pixels.fill(
          0,
          ((y * SCALE + dy) * side + x * SCALE + dx) * 4,
          ((y * SCALE + dy) * side + x * SCALE + dx) * 4 + 3,
        )
  return pixels
}
