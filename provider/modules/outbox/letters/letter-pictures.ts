import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { InlinePicture } from '@/provider/modules/outbox/transport'

/** A picture of one letter; `alt` is what stands there where pictures are off. */
export type LetterPicture = { content: Buffer; alt: string }

/** Names of the pictures inside a letter, which its HTML calls by `cid:`. */
export const MARK_ID = 'mark@sun-rent'
export const BANNER_ID = 'banner@sun-rent'

const { resolve } = createRequire(import.meta.url)
let mark: Promise<Buffer> | null = null

/** Returns the pictures of a letter, for the message itself: nothing of it is fetched when it is opened. */
export async function letterPictures(picture: LetterPicture | undefined): Promise<InlinePicture[]> {
  mark ??= readFile(resolve('#brand/icon-192.png'))
  return [
    { filename: 'sun-rent.png', contentType: 'image/png', content: await mark, cid: MARK_ID },
    ...(picture ? [{ filename: 'car.png', contentType: 'image/png', content: picture.content, cid: BANNER_ID }] : []),
  ]
}
