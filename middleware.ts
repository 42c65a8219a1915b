import { NextRequest, NextResponse } from 'next/server'
import createIntlMiddleware from 'next-intl/middleware'
import { exchangeKey } from '@/lib/bookings/exchange-key'
import { exchangeOwnerToken } from '@/lib/bookings/owner-link'
import { serverEnv } from '@/lib/config/server-env'
import { routing } from '@/lib/i18n/routing'
import { chosenPage } from '@/lib/routing/chosen-page'
import { embedderPolicy, pagePolicy } from '@/lib/routing/content-security-policy'
import { missingPage } from '@/lib/routing/missing-page'
import { plateRedirect } from '@/lib/routing/plate-redirect'
import { findRedirectTarget } from '@/lib/routing/redirect-target'
import { noteInitialReferer } from '@/lib/tracking/initial-referer'
import { withMetrika } from '@/lib/tracking/metrika-policy'

const chooseLocale = createIntlMiddleware(routing)

/** Order matters: a secret leaves the address first; then it is moved, found missing, and only then localised. */
export default function middleware(incoming: NextRequest): NextResponse {
  const { pathname } = incoming.nextUrl
  const hasCounter = serverEnv().METRIKA_ID !== undefined
  const own = pagePolicy(Buffer.from(crypto.randomUUID()).toString('base64'), pathname)
  const policy = hasCounter ? withMetrika(own) : own
  const headers = new Headers(incoming.headers)
  // Next reads the nonce for its own scripts from the request's policy.
  headers.set('content-security-policy', policy)
  const request = new NextRequest(incoming, { headers })

  const redirect =
    exchangeOwnerToken(request) ?? exchangeKey(request) ?? fixedRedirect(request) ?? plateRedirect(request)
  const response = redirect ?? missingPage(request) ?? chosenPage(request) ?? chooseLocale(request)
  response.headers.set('content-security-policy', policy)
  // Metrika's files do not say who may load them.
  response.headers.set('cross-origin-embedder-policy', hasCounter ? 'unsafe-none' : embedderPolicy(pathname))
  noteInitialReferer(request, response)
  return response
}

/** `/ru/…` → the plain address, query kept (PRODUCT §10). Null when the path has no fixed redirect. */
function fixedRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const target = findRedirectTarget(pathname)
  return target && NextResponse.redirect(new URL(`${target.path}${search}`, request.url), target.status)
}

// No exclusion of paths with a dot: `/account/a.b/` must meet the guard. Files of public/ live under /assets/.
export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!api/|_next/|assets/|opengraph/|photos/|(?:favicon\\.(?:svg|ico)|robots\\.txt|sitemap\\.xml|\\.well-known/security\\.txt)$).*)',
  ],
}
