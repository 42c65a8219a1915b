import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { remember } from './remember'
import type { Encoding, StoredPage } from './stored-page'

const compressBr = promisify(brotliCompress)
const compressGzip = promisify(gzip)

/** A page is packed once and given many times, but somebody waits for the first: beyond 5 the time grows, not the gain. */
const BROTLI_QUALITY = 5

export async function encodings(text: string): Promise<StoredPage['body']> {
  const identity = Buffer.from(text)
  const [br, gz] = await Promise.all([
    compressBr(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
    compressGzip(identity),
  ])
  return { identity, br, gzip: gz }
}

/** What a browser takes, best first; a coding that it gives weight 0 is rejected. */
export const chooseEncoding = remember((accepted): Encoding => {
  const taken = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...params] = part.trim().toLowerCase().split(';')
      return [name.trim(), !params.some((param) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(param))]
    }),
  )
  return (['br', 'gzip'] as const).find((coding) => taken.get(coding) ?? taken.get('*') ?? false) ?? 'identity'
})
