import type { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/** Properties that pg has and its types leave out. */
type Inside = { connection: EventEmitter & { stream: Socket }; readyForQuery?: boolean }

/** Returns what pg's types hide of a client. */
export function insideOf(client: object): Inside {
  return client as Inside
}
