import type { IncomingMessage, ServerResponse } from 'node:http'
import { PassThrough } from 'node:stream'

/** More than pages and doors answer with: the renderer is through with those, however slowly they are read. */
const BUFFER_BYTES = 512 * 1024
/** Files that wait for their readers at the same time; half of the connections to the renderer for all. */
const LIMIT = { ofNetwork: 16, ofAll: 128 }
const STALLED_MS = 30_000

export type SendOn = (answer: IncomingMessage, response: ServerResponse, network: string) => void

/**
 * Creates what sends the renderer's answers on, at the speed of their readers. A reader who takes nothing for half a minute is
 * cut off; and of files that are read more slowly than they come, one network has a few, so that connections are left for
 * the others.
 */
export function createSendOn(stalledMs = STALLED_MS, limit = LIMIT): SendOn {
  const ofNetworks = new Map<string, number>()
  let ofAll = 0

  return (answer, response, network) => {
    response.setTimeout(stalledMs, () => response.destroy())
    const buffer = new PassThrough({ highWaterMark: BUFFER_BYTES })
    answer.pipe(buffer).pipe(response)
    response.once('close', () => {
      answer.unpipe(buffer)
      buffer.destroy()
    })
    answer.once('pause', () => {
      if (response.destroyed) return
      const count = ofNetworks.get(network) ?? 0
      if (count >= limit.ofNetwork || ofAll >= limit.ofAll) return void response.destroy()
      ofNetworks.set(network, count + 1)
      ofAll += 1
      response.once('close', () => release(network))
    })
  }

  function release(network: string): void {
    const left = (ofNetworks.get(network) ?? 1) - 1
    ofAll -= 1
    if (left > 0) ofNetworks.set(network, left)
    else ofNetworks.delete(network)
  }
}
