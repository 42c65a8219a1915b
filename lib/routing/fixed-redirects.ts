import { type NextRequest, NextResponse } from 'next/server'

const RUSSIAN_PREFIX = /^\/ru(\/.*)?$/

/** `/ru/…` → the plain address, query kept (PRODUCT §10). Null when the path has no fixed redirect. */
export function fixedRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const russian = RUSSIAN_PREFIX.exec(pathname)
  if (!russian) return null
  const path = (russian[1] ?? '/').replace(/^\/+/, '/')
  return NextResponse.redirect(new URL(`${path}${search}`, request.url), 308)
}
