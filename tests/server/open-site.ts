import { once } from 'node:events'
import { type IncomingHttpHeaders, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { readSiteEnv } from '@/lib/config/site-env'
import { createSiteServer } from '@/server/site-server'

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown

export type Failed = { path: string; status: number; requestId: string }
type Denied = Omit<Failed, 'status'>

/** The site's server with a plain handler in place of Next, on a free port. */
export async function openSite(
  handle: Handle,
  env: Record<string, string> = {},
  pictures = 'no-such-folder',
  measure?: (request: IncomingMessage, response: ServerResponse) => void,
) {
  const config = readSiteEnv({ PROVIDER_TOKEN: 'token', PROVIDER_URL: 'http://127.0.0.1:9', ...env })
  const failures: Failed[] = []
  const denials: Denied[] = []
  const state = { isDraining: false }
  const server = createSiteServer({
    config,
    pictures,
    measure,
    handle: async (incoming, response) => {
      await handle(incoming, response)
    },
    isDraining: () => state.isDraining,
    onFailure: (failure) => failures.push(failure),
    onDenied: (denial) => denials.push(denial),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return {
    port,
    failures,
    denials,
    state,
    close,
    get: (path: string, headers = {}, method = 'GET') => ask(port, path, headers, method),
  }
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: string }

/** Node's own client: `fetch` would neither send a foreign Host nor a forwarded header. */
function ask(port: number, path: string, headers: Record<string, string>, method: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers, method }, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() })
    })
    sent.once('error', reject).end()
  })
}
