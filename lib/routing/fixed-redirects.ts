import { type NextRequest, NextResponse } from 'next/server'
import { newsRedirect } from './news-redirect'

/** The help pages have no page of their own above them (specification §2). */
const SUPPORT = /^(\/en|\/cn)?\/support\/?$/
const RUSSIAN_PREFIX = /^\/ru(\/.*)?$/

/** `/ru/…` → the plain address, query kept (PRODUCT §10). Null when the path has no fixed redirect. */
export function fixedRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const home = newsRedirect(pathname)
  // For now only: the branch may begin to write news in that language.
  if (home) return NextResponse.redirect(new URL(`${home}${search}`, request.url), 307)
  const support = SUPPORT.exec(pathname)
  if (support) return NextResponse.redirect(new URL(`${support[1] ?? ''}/support/doc/${search}`, request.url), 308)
  const russian = RUSSIAN_PREFIX.exec(pathname)
  if (!russian) return null
  const path = (russian[1] ?? '/').replace(/^\/+/, '/')
  return NextResponse.redirect(new URL(`${path}${search}`, request.url), 308)
}
