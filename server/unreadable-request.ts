import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { formatRawResponse } from './plain-response'

const STATUS_OF_CODE: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }

/** Node's own answers to a request that it could not read, with our headers: 400, 408 and 431. */
export function createUnreadableResponder(security: Record<string, string>) {
  const running = new WeakMap<Duplex, ServerResponse>()
  return {
    /** Remembers what a connection is being answered: nothing may be written into the middle of it. */
    note: (response: ServerResponse) => {
      if (response.socket) running.set(response.socket, response)
    },
    respond: (error: NodeJS.ErrnoException, socket: Duplex) => {
      const response = running.get(socket)
      const isInMiddle = response?.headersSent && !response.writableFinished
      // What cannot be read is then the rest of a body that was not waited for.
      const hasResponse = response?.writableFinished && !response.req.complete
      if (socket.writable && !isInMiddle && !hasResponse)
        socket.write(formatRawResponse(STATUS_OF_CODE[error.code ?? ''] ?? 400, security))
      socket.destroy()
    },
  }
}
