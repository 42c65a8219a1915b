import 'server-only'
import { serverEnv } from '@/lib/config/server-env'
import { DoorError } from './door-error'

/**
 * A door changes something only for a page of this site: the browser says where a request comes from, and a foreign
 * page cannot forge it.
 *
 * @throws {DoorError} `forbidden`
 */
export function checkOrigin(request: Request): void {
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite !== null && fetchSite !== 'same-origin') throw new DoorError('forbidden')
  const origin = request.headers.get('origin')
  if (origin === null) return
  const host = request.headers.get('host')
  const site = new URL(serverEnv().SITE_URL)
  if (!URL.canParse(origin) || new URL(origin).host !== host) throw new DoorError('forbidden')
  // Only of its own address the site knows the scheme; a demo has other names as well.
  if (host === site.host && new URL(origin).origin !== site.origin) throw new DoorError('forbidden')
}
