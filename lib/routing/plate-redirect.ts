import { type NextRequest, NextResponse } from 'next/server'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { splitLocale } from '@/lib/i18n/split-locale'
import { PLATE_ADDRESS, plateAddress } from '@/provider/contract/rules/cars/plate'

const PLATE_PAGE = /^\/long_term_rental\/([^/]+)\/?$/

/** A plate as it is written on the car → its address in Latin lower case (PRODUCT §10), query kept. */
export function plateRedirect(request: NextRequest): NextResponse | null {
  const { pathname, search } = request.nextUrl
  const { locale, path } = splitLocale(pathname)
  const [, segment] = PLATE_PAGE.exec(path) ?? []
  if (!segment) return null
  const written = decode(segment)
  const address = written === null ? '' : plateAddress(written)
  if (address === written || !PLATE_ADDRESS.test(address)) return null
  const target = `${PREFIX_OF[locale]}/long_term_rental/${address}/${search}`
  return NextResponse.redirect(new URL(target, request.url), 308)
}

/** @returns null for a broken encoding: it is no plate. */
function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment)
  } catch {
    return null
  }
}
