import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { InlinePicture } from '@/provider/modules/outbox/transport'

/** A picture of one letter; `alt` is what stands there where pictures are off. */
export type LetterPicture = { type: 'image/png' | 'image/jpeg'; content: Buffer; alt: string }

const ENDING_OF = { 'image/png': 'png', 'image/jpeg': 'jpg' } as const

/** Names of the pictures inside a letter, which its HTML calls by `cid:`. */
export const MARK_ID = 'mark@sun-rent'
export const BANNER_ID = 'banner@sun-rent'

const { resolve } = createRequire(import.meta.url)
let mark: Promise<Buffer> | null = null

/** Returns the pictures of a letter, for the message itself: nothing of it is fetched when it is opened. */
export async function letterPictures(picture: LetterPicture | undefined): Promise<InlinePicture[]> {
  mark ??= readFile(resolve('#brand/icon-192.png'))
  const logo = { filename: 'sun-rent.png', contentType: 'image/png', content: await mark, cid: MARK_ID }
  if (!picture) return [logo]
  const { type, content } = picture
  return [logo, { filename: `car.${ENDING_OF[type]}`, contentType: type, content, cid: BANNER_ID }]
}
