import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

const NO_PAGE = /^\/(api|_next|assets|opengraph|photos)\//
const ACCOUNT = /^(\/[a-z-]+)?\/account\//i
/** By these endings Next knows a question for the data of a page: it would answer with the page itself. */
const PAGE_DATA = /\.rsc\/*$/i

/** False for what programs ask for: the doors, Next's own files and ours. */
export function isPageAddress(url: string): boolean {
  return !NO_PAGE.test(url)
}

/** Whether a route handler is asked; an address that climbs out of theirs is answered with a page. */
export function isApiAddress(url: string): boolean {
  return url.startsWith('/api/') && !climbs(url.split('?')[0] ?? '')
}

/** Whether the address is the client area's, in any language: its pages decide their status late. */
export function isAccountAddress(url: string): boolean {
  return ACCOUNT.test(readPath(url.split('?')[0] ?? '/') ?? '/')
}

/**
 * The path as a reader would say it, or null when nobody can: broken or doubled encoding, slashes and backslashes that
 * hide in it, dot segments, the name of a page's data. Next answers those with a plain 500 or with another page.
 */
export function readPath(path: string): string | null {
  if (/%2f/i.test(path)) return null
  try {
    const plain = decodeURIComponent(path)
    const isOdd = /[%\\]/.test(plain) || PAGE_DATA.test(plain) || plain.split('/').some(isDotSegment)
    return isOdd ? null : plain
  } catch {
    return null
  }
}

/** Whether a dot segment climbs out of where the path begins, in any spelling that Next resolves: `/_next/../rent/`. */
export function climbs(path: string): boolean {
  return path.split(/[/\\]/).some((segment) => isDotSegment(segment.replace(/%2e/gi, '.')))
}

/** An address that no page claims, in the language of the path: middleware answers it with the 404 page. */
export function missingAddress(path: string): string {
  return `${PREFIX_OF[splitLocale(path).locale]}/missing/`
}

function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}
