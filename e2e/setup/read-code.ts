import type { Page } from '@playwright/test'
import jsQR from 'jsqr'

/** What a phone reads in a picture. */
export async function readCode(page: Page, png: Buffer): Promise<string | undefined> {
  const { width, height, pixels } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const margin = 24
    const canvas = new OffscreenCanvas(picture.width + 2 * margin, picture.height + 2 * margin)
    const paper = canvas.getContext('2d')
    if (!paper) throw new Error('no canvas')
    paper.fillStyle = '#fff'
    paper.fillRect(0, 0, canvas.width, canvas.height)
    paper.drawImage(picture, margin, margin)
    const { data, width, height } = paper.getImageData(0, 0, canvas.width, canvas.height)
    return { width, height, pixels: [...data] }
  }, png.toString('base64'))
  return jsQR(new Uint8ClampedArray(pixels), width, height)?.data
}
