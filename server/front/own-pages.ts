import type { IncomingMessage, ServerResponse } from 'node:http'
import { createLimiter } from './limiter'
import { createPassThrough } from './pass-through'
import type { SendOn } from './slow-readers'

/** Of their own: they keep waiting neither the pages of everybody nor the doors. One rendering keeps a core busy. */
const LIMIT = { inside: 4, waiting: 64 }
/** After this time a page that does not come to its end holds no place any more. */
const PLACE_MS = 15_000

/** In an object, or the place would be held until it resolves. */
type Handed = { isServed: Promise<boolean> }

/**
 * Hands on questions for what is rendered for one visitor alone: a few at a time, networks in turn. A place is held while
 * the renderer works, however slowly the visitor reads.
 *
 * @returns what `createPassThrough` returns; it throws {TooBusy} when there is no place
 */
export function createOwnPages(socketPath: string, sendOn?: SendOn) {
  const passThrough = createPassThrough(socketPath, sendOn)
  const limiter = createLimiter<Handed>(LIMIT)
  let count = 0

  return async (request: IncomingMessage, response: ServerResponse, network: string): Promise<boolean> => {
    count += 1
    const { isServed } = await limiter.run({ network, key: String(count) }, () => handOn(request, response, network))
    return isServed
  }

  /** Resolves when the renderer needs the place no longer. */
  async function handOn(request: IncomingMessage, response: ServerResponse, network: string): Promise<Handed> {
    // A visitor who went away while he waited gets no response.
    if (response.destroyed) return { isServed: Promise.resolve(true) }
    return new Promise((resolve) => {
      const free = () => {
        clearTimeout(timer)
        resolve({ isServed })
      }
      const timer = setTimeout(free, PLACE_MS)
      const isServed = passThrough(request, response, network, free)
    })
  }
}
