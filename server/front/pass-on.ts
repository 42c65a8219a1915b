import type { IncomingMessage, ServerResponse } from 'node:http'
import { isApiAddress } from '../page-address'
import { TooBusy } from './limiter'
import { createOwnPages } from './own-pages'
import { createPassThrough } from './pass-through'
import { createSendOn } from './slow-readers'

/**
 * Hands on what is one visitor's alone. Doors wait for no page: quotes and bookings are answered while pages are
 * rendered.
 *
 * @returns whether it is answered, and why not: there is no place for it, or no renderer
 */
export function createPassOn(socketPath: string) {
  const sendOn = createSendOn()
  const passApi = createPassThrough(socketPath, sendOn)
  const passPage = createOwnPages(socketPath, sendOn)
  return async (
    request: IncomingMessage,
    response: ServerResponse,
    network: string,
  ): Promise<'passed' | 'busy' | 'away'> => {
    try {
      const isApi = isApiAddress(request.url ?? '/')
      const isServed = await (isApi ? passApi(request, response, network) : passPage(request, response, network))
      return isServed ? 'passed' : 'away'
    } catch (error) {
      if (error instanceof TooBusy) return 'busy'
      throw error
    }
  }
}
