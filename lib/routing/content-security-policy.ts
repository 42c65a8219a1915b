import { IS_DEVELOPMENT } from '@/lib/config/product'
import { splitLocale } from '@/lib/i18n/split-locale'
import { POLICY_REPORTS_PATH } from './policy-reports'

/** Where the map of the contacts page comes from, once a visitor asks for it. */
const MAP_HOSTS = 'https://yandex.ru https://yandex.com'

/** A text becomes HTML or a script only as the policy `default` of `public/assets/boot.js` lets it; React and Next name none. */
const TRUSTED_TYPES = ["require-trusted-types-for 'script'", 'trusted-types default']

/**
 * Policy of a page that is rendered for one request.
 *
 * @param nonce base64 text of this request; Next puts it on its own scripts when it meets it in the request's policy.
 */
export function pagePolicy(nonce: string, pathname: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${IS_DEVELOPMENT ? " 'unsafe-eval'" : ''}`,
    `style-src 'self'${IS_DEVELOPMENT ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    // The development server evaluates texts.
    ...(IS_DEVELOPMENT ? [] : TRUSTED_TYPES),
    ...(hasMap(pathname) ? [`frame-src ${MAP_HOSTS}`] : []),
    // Every browser reads it. With `report-to` beside it Chromium gathers reports for a minute, and sends none over http.
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ')
}

/**
 * Whether a page may show what is another site's. One that may not is alone in its process: whatever it loads is ours, and
 * says so (`cross-origin-resource-policy`). The map's own page does not allow that it is framed so.
 */
export function embedderPolicy(pathname: string): 'require-corp' | 'unsafe-none' {
  return hasMap(pathname) ? 'unsafe-none' : 'require-corp'
}

function hasMap(pathname: string): boolean {
  return splitLocale(pathname).path === '/contacts/'
}
