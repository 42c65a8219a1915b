import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { STATUS_OF } from '@/provider/contract/rules/failure-codes'
import { failureBody } from './error-handler'

/** Rejects bytes that are no request with a failure of the contract: Node.js found no route and no header in them. */
export function createUnreadableResponder() {
  const running = new WeakMap<Duplex, ServerResponse>()
  return {
    /** Remembers the response of a connection: a rejection is never written into it, and no request gets two responses. */
    note: (response: ServerResponse): void => {
      if (response.socket) running.set(response.socket, response)
    },
    respond: (error: NodeJS.ErrnoException, socket: Duplex): void => {
      const response = running.get(socket)
      const isInMiddle = response?.headersSent && !response.writableFinished
      if (error.code === 'ECONNRESET' || !socket.writable || isInMiddle) {
        socket.destroy()
        return
      }
      // What cannot be read is then the rest of a body that was not waited for.
      const hasResponse = response?.writableFinished && !response.req.complete
      socket.end(hasResponse ? '' : rawFailure())
    },
  }
}

function rawFailure(): string {
  const body = JSON.stringify(
    failureBody({ code: 'invalid_request', message: 'The request cannot be read.' }, randomUUID()),
  )
  const head = [
    `HTTP/1.1 ${STATUS_OF.invalid_request} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
