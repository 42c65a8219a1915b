import { readClientAddress } from '@/lib/account/client-sections'
import { readPath } from './page-address'

/** The address of a page of the client area as a log may have it: whoever's id was asked for is not in it. */
export function accountPattern(path: string): string {
  const segments = (readPath(path) ?? '/').split('/').filter((segment) => segment !== '')
  const start = segments.findIndex((segment) => segment.toLowerCase() === 'account')
  const address = readClientAddress(segments.slice(start + 1))
  const section = address === null || address.section === 'overview' ? '' : `${address.section}/`
  return `/account/${section}${address?.clientId ? ':client_id/' : ''}`
}
