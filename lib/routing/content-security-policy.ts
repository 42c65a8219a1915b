import { IS_DEVELOPMENT } from '@/lib/config/product'
import { splitLocale } from '@/lib/i18n/split-locale'

/** Where the map of the contacts page comes from, once a visitor asks for it. */
const MAP_HOSTS = 'https://yandex.ru https://yandex.com'

/**
 * The two style texts that React Aria puts into the page while its widgets run: of anything that can be pressed, and of
 * an open modal. `tests/lib/routing/react-aria-styles.test.ts` computes them from the package again.
 */
export const REACT_ARIA_STYLES = [
  'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o=',
  'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg=',
] as const

/**
 * Policy of a page that is rendered for one request.
 *
 * @param nonce base64 text of this request; Next puts it on its own scripts when it meets it in the request's policy.
 */
export function pagePolicy(nonce: string, pathname: string): string {
  const hasMap = splitLocale(pathname).path === '/contacts/'
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${IS_DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    `style-src 'self' ${IS_DEVELOPMENT ? "'unsafe-inline'" : REACT_ARIA_STYLES.map((hash) => `'${hash}'`).join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(hasMap ? [`frame-src ${MAP_HOSTS}`] : []),
  ].join('; ')
}
