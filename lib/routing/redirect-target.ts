import { newsRedirect } from './news-redirect'

/** The help pages have no page of their own above them (specification §2). */
const SUPPORT = /^(\/en|\/cn)?\/support\/?$/
const RUSSIAN_PREFIX = /^\/ru(\/.*)?$/

/** Where an address leads that has moved, with or without its last slash; null: it stands where it is. */
export function findRedirectTarget(pathname: string): { path: string; status: 307 | 308 } | null {
  const home = newsRedirect(pathname)
  // For now only: the branch may begin to write news in that language.
  if (home) return { path: home, status: 307 }
  const support = SUPPORT.exec(pathname)
  if (support) return { path: `${support[1] ?? ''}/support/doc/`, status: 308 }
  const russian = RUSSIAN_PREFIX.exec(pathname)
  return russian ? { path: (russian[1] ?? '/').replace(/^\/+/, '/'), status: 308 } : null
}

/** Gives a moved address its last slash at once: Next would first lead to the slash, and only then to the new place. */
export function addRedirectSlash(url: string): string {
  const [path = '', ...query] = url.split('?')
  return path.endsWith('/') || !findRedirectTarget(path) ? url : [`${path}/`, ...query].join('?')
}
