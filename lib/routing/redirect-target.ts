import { NEWS_LANGUAGES } from '@/lib/config/product'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

const NEWS = /^\/news(\/.*)?$/
/** The help pages have no page of their own above them (specification §2). */
const SUPPORT = /^(\/en|\/cn)?\/support\/?$/
const RUSSIAN_PREFIX = /^\/ru(\/.*)?$/

/** Where an address leads that has moved, with or without its last slash; null: it stands where it is. */
export function findRedirectTarget(pathname: string): { path: string; status: 307 | 308 } | null {
  const home = findNewsTarget(pathname)
  // For now only: the branch may begin to write news in that language.
  if (home) return { path: home, status: 307 }
  const support = SUPPORT.exec(pathname)
  if (support) return { path: `${support[1] ?? ''}/support/doc/`, status: 308 }
  const russian = RUSSIAN_PREFIX.exec(pathname)
  return russian ? { path: (russian[1] ?? '/').replace(/^\/+/, '/'), status: 308 } : null
}

/** The news of a language that has none lead to its home page (specification §2, PRODUCT §10). */
function findNewsTarget(pathname: string): string | null {
  const { locale, path } = splitLocale(pathname)
  if (!NEWS.test(path) || NEWS_LANGUAGES.includes(locale)) return null
  return `${PREFIX_OF[locale]}/`
}

/** Gives a moved address its last slash at once: Next would first lead to the slash, and only then to the new place. */
export function addRedirectSlash(url: string): string {
  const [path = '', ...query] = url.split('?')
  return path.endsWith('/') || !findRedirectTarget(path) ? url : [`${path}/`, ...query].join('?')
}
