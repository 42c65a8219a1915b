import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import sharp from 'sharp'
import { encode } from 'uqr'
import type { InlinePicture } from '@/provider/modules/outbox/transport'

/** A picture of one letter; `alt` is what stands there where pictures are off. */
export type LetterPicture = { type: 'image/png' | 'image/jpeg'; content: Buffer; alt: string }

const ENDING_OF = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const

/** Names of the pictures inside a letter, which its HTML calls by `cid:`. */
export const MARK_ID = 'mark@sun-rent'
export const BANNER_ID = 'banner@sun-rent'
export const WECHAT_ID = 'wechat@sun-rent'

/** Pixels of a module: a code is not scaled up on a screen that is dense. */
const MODULE_PX = 8
/** Blank modules around a code; fewer, and a phone does not find it. */
const QUIET_MODULES = 4
const BLACK = 0
const WHITE = 255

const { resolve } = createRequire(import.meta.url)
let mark: Promise<Buffer> | null = null

/** Returns the pictures of a letter, for the message itself: nothing of it is fetched when it is opened. */
export async function letterPictures(
  picture: LetterPicture | undefined,
  wechatCode: string | undefined,
): Promise<InlinePicture[]> {
  mark ??= readFile(resolve('#brand/icon-192.png'))
  const pictures: InlinePicture[] = [
    { filename: 'sun-rent.png', contentType: 'image/png', content: await mark, cid: MARK_ID },
  ]
  if (picture) {
    const { type, content } = picture
    pictures.push({ filename: `car.${ENDING_OF[type]}`, contentType: type, content, cid: BANNER_ID })
  }
  if (wechatCode !== undefined)
    pictures.push({
      ...{ filename: 'wechat.png', contentType: 'image/png', cid: WECHAT_ID },
      content: await drawCode(wechatCode),
    })
  return pictures
}

/** Mail programs draw no SVG, and ours reads none: the pixels are counted here. */
function drawCode(text: string): Promise<Buffer> {
  const { data, size } = encode(text, { border: QUIET_MODULES })
  const pixels = Uint8Array.from(data.flat(), (isBlack) => (isBlack ? BLACK : WHITE))
  return sharp(pixels, { raw: { width: size, height: size, channels: 1 } })
    .resize(size * MODULE_PX, null, { kernel: 'nearest' })
    .png({ palette: true })
    .toBuffer()
}
