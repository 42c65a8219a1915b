import { type NextRequest, NextResponse } from 'next/server'
import { fixedMove } from './fixed-move'

/** `/ru/…` → the plain address, query kept (PRODUCT §10). Null when the path has no fixed redirect. */
export function fixedRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const move = fixedMove(pathname)
  return move && NextResponse.redirect(new URL(`${move.path}${search}`, request.url), move.status)
}
