import { IS_DEVELOPMENT } from '@/lib/config/product'
import { splitLocale } from '@/lib/i18n/split-locale'
import { POLICY_REPORTS_PATH } from './policy-reports'

/** Where the map of the contacts page comes from, once a visitor asks for it. */
const MAP_HOSTS = 'https://yandex.ru https://yandex.com'

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
    `style-src 'self'${IS_DEVELOPMENT ? " 'unsafe-inline'" : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    ...(hasMap ? [`frame-src ${MAP_HOSTS}`] : []),
    // Every browser reads it. With `report-to` beside it Chromium gathers reports for a minute, and sends none over http.
    `report-uri ${POLICY_REPORTS_PATH}`,
  ].join('; ')
}
