import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { isPhotoName, PHOTO_ROOM } from '@/lib/photos/photo-address'
import { sendPlainResponse } from '../plain-response'
import { REQUEST_ID_HEADER } from '../request-id'
import { fallbackPolicy } from '../security-headers'
import { createLimiter } from './limiter'
import type { Rendered, RequestRendering } from './renderer-client'
import { serveUnavailable } from './serve-unavailable'
import { singleFlight } from './single-flight'

const MEGABYTE = 1024 * 1024
/** Of the memory for pages, beside them. */
const SHARE = 1 / 4
/** Of their own: photos keep no page waiting. */
const LIMIT = { inside: 8, waiting: 512 }
const HEADERS = ['content-type', 'cache-control'] as const

type Deps = { requestRendering: RequestRendering; security: Record<string, string>; pageCacheMb: number }

/**
 * Answers for photos of cars. What was asked for lately comes from memory: their addresses never change their content,
 * and a list shows a dozen.
 *
 * @returns whether the address was one of theirs, and is answered.
 */
export function createPhotoServer({ requestRendering, security, pageCacheMb }: Deps) {
  const maxSize = pageCacheMb * MEGABYTE * SHARE
  const photos = new LRUCache<string, Rendered>({ maxSize, sizeCalculation: ({ body }) => body.length + 1 })
  const flight = singleFlight<Rendered>()
  const limiter = createLimiter<Rendered>(LIMIT)

  return async (request: IncomingMessage, response: ServerResponse, network: string): Promise<boolean> => {
    const path = request.url?.split('?')[0] ?? ''
    if (!path.startsWith(PHOTO_ROOM)) return false
    const name = path.slice(PHOTO_ROOM.length)
    const photo = isPhotoName(name) ? await find(name, network, request).catch(() => null) : NOT_FOUND
    if (photo?.status === 200) send(request, response, photo)
    else if (photo?.status === 404) sendPlainResponse(response, { status: 404, body: 'Not Found' }, security)
    else serveUnavailable(request, response, security)
    return true
  }

  async function find(name: string, network: string, { headers }: IncomingMessage): Promise<Rendered> {
    const cached = photos.get(name)
    if (cached) return cached
    const waiting = { network, key: name }
    limiter.join(waiting)
    const own = { [REQUEST_ID_HEADER]: String(headers[REQUEST_ID_HEADER]) }
    const render = () => requestRendering(`${PHOTO_ROOM}${name}`, own)
    const rendered = await flight(name, () => limiter.run(waiting, render))
    if (rendered.status === 200) photos.set(name, rendered)
    return rendered
  }

  function send({ method }: IncomingMessage, response: ServerResponse, { headers, body }: Rendered): void {
    const own = Object.fromEntries(HEADERS.map((name) => [name, headers[name] ?? '']))
    const policy = fallbackPolicy(own['content-type'] ?? '')
    response.writeHead(200, { ...security, ...own, 'content-security-policy': policy, 'content-length': body.length })
    response.end(method === 'HEAD' ? undefined : body)
  }
}

const NOT_FOUND: Rendered = { status: 404, headers: {}, body: Buffer.alloc(0) }
