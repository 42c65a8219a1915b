import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy sends a request before it has read the answer to the last one. */
const WAITING_MAX = 8

type Serve = (request: IncomingMessage, response: ServerResponse) => void
type Queue = { last: ServerResponse; waiting: number }

/**
 * Creates what answers the requests of one connection one after the other. Node starts them all at once, and says nothing of
 * the end of those whose connection died before their turn: each would hold a connection to the renderer for ever.
 */
export function createConnectionQueue(serve: Serve): Serve {
  const ofSockets = new WeakMap<Socket, Queue>()

  return (request, response) => {
    const { socket } = request
    const queue = ofSockets.get(socket)
    if (!queue || isOver(queue.last)) {
      ofSockets.set(socket, { last: response, waiting: 0 })
      serve(request, response)
      return
    }
    const { last } = queue
    Object.assign(queue, { last: response, waiting: queue.waiting + 1 })
    if (queue.waiting > WAITING_MAX) socket.destroy()
    last.once('close', () => {
      queue.waiting -= 1
      if (!socket.destroyed) serve(request, response)
    })
  }
}

function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed
}
