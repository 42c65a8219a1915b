import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { assetCaching } from './asset-caching'
import { sendPlainResponse } from './plain-response'
import { fallbackPolicy } from './security-headers'

const ROOM = '/opengraph/'

/**
 * Answers for the pictures of shared links, which the build drew. From memory (21 MB) and without Next: it takes
 * milliseconds for a file, and whoever asks for all of them at once would keep every visitor waiting.
 *
 * @param folder where the build keeps them.
 * @returns whether the address was one of theirs, and is answered.
 */
export function openPictures(folder: string, security: Record<string, string>) {
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.png')) : []
  const pictures = new Map(names.map((name) => [name, readFileSync(join(folder, name))]))

  return ({ url = '', method }: IncomingMessage, response: ServerResponse): boolean => {
    if (!url.startsWith(ROOM)) return false
    const picture = pictures.get(url.slice(ROOM.length).split('?')[0] ?? '')
    if (!picture) {
      sendPlainResponse(response, { status: 404, body: 'Not Found' }, security)
      return true
    }
    response.writeHead(200, {
      ...security,
      'content-type': 'image/png',
      'content-length': picture.length,
      'content-security-policy': fallbackPolicy('image/png'),
      'cache-control': assetCaching(url, 200) ?? 'no-cache',
    })
    response.end(method === 'HEAD' ? undefined : picture)
    return true
  }
}
