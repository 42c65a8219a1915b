import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { hasSiteToken } from './auth-hooks'

/** Nothing that could end a line of a log; server/request-id.ts has the same. */
const ID = /^[\w-]{8,64}$/

/** Returns the id by which logs and failures know the request: the site's own where the site calls, else a new one. */
export function chooseRequestId({ headers }: Pick<IncomingMessage, 'headers'>, token: string): string {
  const id = headers['x-request-id']
  const isOfSite = typeof id === 'string' && ID.test(id) && hasSiteToken(headers, token)
  return isOfSite ? id : randomUUID()
}
