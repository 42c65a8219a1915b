import { clientHref, readClientAddress } from '@/lib/account/client-sections'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import { NEXT } from './next-param'

/** A base for reading a path; nobody is asked for it. */
const NOWHERE = 'https://nowhere.invalid'

const GUEST_SCREENS = /^\/account\/(login|registration|renew_password)\//

/** Adds the page to come back to. @param next as it stands in an address, not yet known to be anything */
export function withNext(href: string, next: string | null): string {
  const path = next === null ? null : readNext(next)
  return path === null ? href : `${href}?${NEXT}=${encodeURIComponent(path)}`
}

/** Where a login leads: back to the page that asked for it, else to the client's own; in the language of the page. */
export function wayOn(search: string, clientId: number, locale: Locale): `/${string}` {
  return `/${(PREFIX_OF[locale] + pathOn(search, clientId)).slice(1)}`
}

/** The same for a link, which adds the language itself. */
export function pathOn(search: string, clientId: number): `/${string}` {
  const next = readNext(new URLSearchParams(search).get(NEXT) ?? '')
  const isForeign = next !== null && ownerOf(next) !== null && ownerOf(next) !== String(clientId)
  const path = next === null || isForeign ? clientHref('overview', clientId) : next
  return `/${path.slice(1)}`
}

/** A page of this site and never another's: a login must not be a way to send people elsewhere. */
function readNext(text: string): `/${string}` | null {
  if (!/^\/(?![/\\])[^\\\p{C}]*$/u.test(text) || !URL.canParse(text, NOWHERE)) return null
  const { origin, pathname, search } = new URL(text, NOWHERE)
  const { path } = splitLocale(pathname)
  if (origin !== NOWHERE || path.startsWith('//') || path.startsWith('/api/') || GUEST_SCREENS.test(path)) return null
  return `/${path.slice(1)}${search}`
}

function ownerOf(next: string): string | null {
  const [, area] = /^\/account\/([^?]*)/.exec(next) ?? []
  return area === undefined ? null : (readClientAddress(area.split('/').filter(Boolean))?.clientId ?? null)
}
