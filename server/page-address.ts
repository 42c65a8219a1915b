import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'

const NO_PAGE = /^\/(api|_next|assets)\//

/** False for what programs ask for: the doors, Next's own files and ours. */
export function isPageAddress(url: string): boolean {
  return !NO_PAGE.test(url)
}

/**
 * The path as a reader would say it, or null when nobody can: broken or doubled encoding, slashes and backslashes that
 * hide in it, dot segments. Next answers those with a plain 500 or with another page.
 */
export function readPath(path: string): string | null {
  if (/%2f/i.test(path)) return null
  try {
    const plain = decodeURIComponent(path)
    return /[%\\]/.test(plain) || plain.split('/').some(isDotSegment) ? null : plain
  } catch {
    return null
  }
}

/** An address that no page claims, in the language of the path: middleware answers it with the 404 page. */
export function missingAddress(path: string): string {
  return `${PREFIX_OF[splitLocale(path).locale]}/missing/`
}

function isDotSegment(segment: string): boolean {
  return segment === '.' || segment === '..'
}
