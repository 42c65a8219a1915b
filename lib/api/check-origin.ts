import 'server-only'
import { DoorError } from './door-error'

/**
 * A door changes something only for a page of this site: the browser says where a request comes from, and a foreign
 * page cannot forge it.
 *
 * @throws {DoorError} `forbidden`
 */
export function checkOrigin(request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') throw new DoorError('forbidden')
  const origin = request.headers.get('origin')
  if (origin === null) return
  if (!URL.canParse(origin) || new URL(origin).host !== request.headers.get('host')) throw new DoorError('forbidden')
}
