import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** No browser and no proxy sends a request before it has read the answer to the last one. */
const WAITING_MAX = 8

type Serve = (request: IncomingMessage, response: ServerResponse) => void
type Turns = { last: ServerResponse; waiting: number }

/**
 * Creates what answers the requests of one connection one after the other. Node starts them all at once, and says nothing of
 * the end of those whose connection died before their turn: each would hold a connection to the renderer for ever.
 */
export function createConnectionTurns(serve: Serve): Serve {
  const ofSockets = new WeakMap<Socket, Turns>()

  return (request, response) => {
    const { socket } = request
    const turns = ofSockets.get(socket)
    if (!turns || isOver(turns.last)) {
      ofSockets.set(socket, { last: response, waiting: 0 })
      serve(request, response)
      return
    }
    const { last } = turns
    Object.assign(turns, { last: response, waiting: turns.waiting + 1 })
    if (turns.waiting > WAITING_MAX) socket.destroy()
    last.once('close', () => {
      turns.waiting -= 1
      if (!socket.destroyed) serve(request, response)
    })
  }
}

function isOver({ writableFinished, destroyed }: ServerResponse): boolean {
  return writableFinished || destroyed
}
