import { type NextRequest, NextResponse } from 'next/server'
import { splitLocale } from '@/lib/i18n/split-locale'
import { INTERNAL_HEADER, internalToken, isInternalRequest } from './internal-pages'
import { isRoute } from './routes'
import { PAGE_STATUS_HEADER } from './status-scope'

/**
 * Sends an address that no page claims to the 404 page, rendered on the server in the visitor's language.
 * `notFound()` cannot do that: Next answers it with an empty document (vercel/next.js#62228).
 */
export function missingPage(request: NextRequest): NextResponse | null {
  const { locale, path } = splitLocale(request.nextUrl.pathname)
  if (isRoute(path)) return null
  if (path === '/failure/' && isInternalRequest(request.headers)) return null

  const headers = new Headers(request.headers)
  headers.set(INTERNAL_HEADER, internalToken())
  return NextResponse.rewrite(new URL(`/${locale}/missing/`, request.url), {
    status: 404,
    request: { headers },
    headers: { [PAGE_STATUS_HEADER]: '404', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' },
  })
}
