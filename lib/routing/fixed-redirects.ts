import { type NextRequest, NextResponse } from 'next/server'
import { findRedirectTarget } from './redirect-target'

/** `/ru/…` → the plain address, query kept (PRODUCT §10). Null when the path has no fixed redirect. */
export function fixedRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const target = findRedirectTarget(pathname)
  return target && NextResponse.redirect(new URL(`${target.path}${search}`, request.url), target.status)
}
